let isPressed = false;
let isWatched = false;
let waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A press that ends in no click, such as a swipe, is over this long after the finger left. */
const clickMs = 400;

/**
 * Runs a change of the page that would move what someone is about to press: at once, or when the press is over.
 * Leaving a field is part of the press on the next control, and that control must be where it was when the finger lifts.
 */
export function afterPress(change: () => void): void {
  if (isPressed) waiting.push(change);
  else change();
}

/** Listens for presses from now on; a field does so before it can be left. */
export function watchPresses(): void {
  if (isWatched) return;
  isWatched = true;
  // On touch screens the mouse events follow once the finger has left, and only they move the focus.
  for (const type of ['pointerdown', 'mousedown']) addEventListener(type, begin, true);
  addEventListener('pointerup', endWithoutClick, true);
  addEventListener('pointercancel', end, true);
  // After whatever the click itself does.
  addEventListener('click', end);
}

function begin(): void {
  clearTimeout(timer);
  isPressed = true;
}

function endWithoutClick(): void {
  clearTimeout(timer);
  timer = setTimeout(end, clickMs);
}

function end(): void {
  clearTimeout(timer);
  isPressed = false;
  const changes = waiting;
  waiting = [];
  for (const change of changes) change();
}
