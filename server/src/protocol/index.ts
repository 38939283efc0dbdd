export * from './messages.ts';
export * from './resources.ts';
