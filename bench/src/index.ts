export { benchEngine, type EngineBench, type EngineRow } from './engine.ts';
