/** A reply of Redis or Valkey (RESP2). */
export type Reply = string | number | null | Error | readonly Reply[];

/** Serialises a command. */
export function writeCommand(words: readonly string[]): string {
  return `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`;
}

/** Parses replies from chunks of data. */
export function startRespReader(onReply: (reply: Reply) => void): (piece: Buffer) => void {
  let bytes: Buffer = Buffer.alloc(0);
  let at = 0;

  /** Returns undefined while the line is incomplete. */
  function line(): string | undefined {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const text = bytes.toString('utf8', at, end);
    at = end + 2;
    return text;
  }

  function read(): Reply | undefined {
    const head = line();
    if (head === undefined) return undefined;
    const rest = head.slice(1);
    switch (head[0]) {
      case '+':
        return rest;
      case '-':
        return new Error(rest);
      case ':':
        return Number(rest);
      case '$':
        return readText(Number(rest));
      case '*':
        return readList(Number(rest));
      default:
        throw new Error(`this is not what Redis answers: ${head.slice(0, 40)}`);
    }
  }

  function readText(length: number): string | null | undefined {
    if (length < 0) return null;
    if (bytes.length < at + length + 2) return undefined;
    const text = bytes.toString('utf8', at, at + length);
    at += length + 2;
    return text;
  }

  function readList(length: number): readonly Reply[] | undefined {
    const items: Reply[] = [];
    while (items.length < length) {
      const item = read();
      if (item === undefined) return undefined;
      items.push(item);
    }
    return items;
  }

  return (piece) => {
    bytes = bytes.length === 0 ? piece : Buffer.concat([bytes, piece]);
    for (;;) {
      at = 0;
      const reply = read();
      if (reply === undefined) return;
      bytes = bytes.subarray(at);
      onReply(reply);
    }
  };
}
