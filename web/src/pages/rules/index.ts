// One chunk for both pages, because they share nearly everything.
export { AidPage } from './aid-page.tsx';
export { RulesPage } from './rules-page.tsx';
