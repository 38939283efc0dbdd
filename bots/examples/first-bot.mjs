// A bot for Belfry in a few lines: reads questions, writes answers (docs/BUILDING.md). It builds or buys when it can; everything else it leaves to luck.
import { createInterface } from 'node:readline';

const LIKES = ['build', 'buy'];

for await (const line of createInterface({ input: process.stdin })) {
  const { moves, seed } = JSON.parse(line);
  const liked = moves.filter((move) => LIKES.includes(move.split(' ')[0]));
  const among = liked.length > 0 ? liked : moves;
  process.stdout.write(`${JSON.stringify({ move: among[seed % among.length] })}\n`);
}
