export * from './messages.ts';
export * from './reasons.ts';
export * from './resources.ts';
