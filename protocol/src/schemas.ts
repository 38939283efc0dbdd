export * from './message-schemas.ts';
export * from './resource-schemas.ts';
