// Types, constants and reasons only: a page that imports from here loads no schemas.
export type * from './agreements.ts';
export * from './constants.ts';
export type * from './device-tables.ts';
export * from './extent.ts';
export * from './json-patch.ts';
export type * from './messages.ts';
export type * from './notices.ts';
export type * from './operators.ts';
export type * from './people.ts';
export * from './position-patch.ts';
export * from './reasons.ts';
export type * from './resources.ts';
export type * from './sign-in.ts';
export type * from './table-note.ts';
export * from './text-hash.ts';
export type * from './time-off.ts';
export * from './version.ts';
