import { createInterface, type Interface } from 'node:readline';

interface MaybeTerminal {
  readonly isTTY?: boolean;
}

export interface LineReader {
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/**
 * Reads line by line from a person or a script without moving the cursor: editing is left to the terminal, which screen readers follow.
 * Opens the input at the first question.
 */
export function lineReader(input: NodeJS.ReadableStream & MaybeTerminal, output: NodeJS.WritableStream): LineReader {
  let opened: Interface | null = null;
  const waiting: string[] = [];
  let ended = false;
  let receiver: ((line: string | null) => void) | null = null;

  function open(): Interface {
    const lines = createInterface({ input, terminal: false });
    lines.on('line', (line) => {
      if (receiver === null) waiting.push(line);
      else deliver(line);
    });
    lines.on('close', () => {
      ended = true;
      if (receiver !== null) deliver(null);
    });
    return lines;
  }
  function deliver(line: string | null): void {
    const receive = receiver;
    receiver = null;
    receive?.(line);
  }
  function arrival(): Promise<string | null> {
    return new Promise((resolve) => {
      receiver = resolve;
    });
  }
  return {
    async ask(prompt) {
      opened ??= open();
      output.write(prompt);
      const line = waiting.shift() ?? (ended ? null : await arrival());
      // A person's input is already on the screen; a script's is not.
      if (line === null || !input.isTTY) output.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => opened?.close(),
  };
}
