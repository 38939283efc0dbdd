export { loadBook } from './books.ts';
