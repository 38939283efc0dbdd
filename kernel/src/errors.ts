/** Thrown for invalid input from a person or a program. The message is one sentence for the sender. */
export class BadInput extends Error {}
