/** The rules of the sample game, in the form of a RULES.md. */
export const SAMPLE_RULES = `# Lanterns

### SAM-1 Setup
- **SAM-1.1** (D) Two or three players share a pile of twelve lanterns, three of each brightness from 1 to 4, shuffled.
- **SAM-1.2** (D) Everybody gets two lanterns in hand and three coins.
- **SAM-1.3** (D) A game lasts three nights; option \`nights\`: two.

### SAM-2 A night
- **SAM-2.1** (D) All bid coins in secret at the same time; the bids are then shown together.
- **SAM-2.2** (D) The highest bid is paid and leads the night; a die decides between equal bids.
- **SAM-2.3** (D) The leader takes the top lantern of the pile, or throws a die for 0 to 2 coins, or gives coins to another player.
- **SAM-2.4** (D) The leader may then hang lanterns from hand, and ends the night.

### SAM-3 The end
| clause | |
|---|---|
| **SAM-3.1** | (D) Hanging lanterns score their brightness. |
| **SAM-3.2** | (D) Every coin scores one point. |
| **SAM-3.3** | (D) Equal totals: more lanterns in hand. |
`;
