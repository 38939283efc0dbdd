/** Something a person or a program handed in is wrong. The message is one sentence for whoever handed it in. */
export class BadInput extends Error {}
