/** What a file says in JSON; a mistake is named by its line. */
export function readJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(said)?.[1] ?? text.length);
    const line = text.slice(0, position).split('\n').length;
    throw new Error(
      `${file}, line ${String(line)}: this is not valid JSON. ${said}. Fix it there or on the line above.`,
    );
  }
}
