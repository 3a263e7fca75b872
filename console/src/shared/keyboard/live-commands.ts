import { useEffect, useEffectEvent } from 'react';

/** Something that the screen can do now; the command palette offers it. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** The key that does the same. */
  readonly shown?: string | undefined;
}

interface LiveCommand extends Command {
  readonly run: () => void;
}

const live = new Map<string, LiveCommand>();

/** What can be done on the screen now, in the order in which it appeared. */
export function listLiveCommands(): readonly LiveCommand[] {
  return [...live.values()];
}

/** Offers commands for as long as the component is on the screen. */
export function useCommands(commands: readonly Command[], onRun: (id: string) => void): void {
  const run = useEffectEvent(onRun);
  const known = JSON.stringify(commands);
  useEffect(() => {
    const offered = JSON.parse(known) as Command[];
    for (const command of offered)
      live.set(command.id, {
        ...command,
        run: () => {
          run(command.id);
        },
      });
    return () => {
      for (const { id } of offered) live.delete(id);
    };
  }, [known]);
}
