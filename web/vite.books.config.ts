import { defineConfig } from 'vite';
import { ruleBooks } from './scripts/rule-books.ts';

/** What unit tests need of the set-up of the pages: the rules as HTML. */
export default defineConfig({ plugins: [ruleBooks()] });
