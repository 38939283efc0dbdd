import { SIZES } from '../src/shooter.ts';
import { tourTables } from '../src/tables-tour.ts';

tourTables(SIZES[0]);
