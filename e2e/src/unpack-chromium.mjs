// Unpacks the Chromium among the packages into the folder for temporary files (TMPDIR).
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
