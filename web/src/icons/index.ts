// Lucide (ISC, see CREDITS.md); written by web/scripts/line-icons.mjs.
import { lineIcon } from './line-icon.tsx';

export const ArrowLeft = /* @__PURE__ */ lineIcon('m12 19-7-7 7-7', 'M19 12H5');
export const ArrowRight = /* @__PURE__ */ lineIcon('M5 12h14', 'm12 5 7 7-7 7');
export const Bell = /* @__PURE__ */ lineIcon(
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
);
export const BookOpen = /* @__PURE__ */ lineIcon(
  'M12 5v16',
  'M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z',
);
export const Bot = /* @__PURE__ */ lineIcon(
  'M12 8V4H8',
  'M6 8h12a2 2 0 0 1 2 2v8a2 2 0 0 1 -2 2h-12a2 2 0 0 1 -2 -2v-8a2 2 0 0 1 2 -2z',
  'M2 14h2',
  'M20 14h2',
  'M15 13v2',
  'M9 13v2',
);
export const CalendarDays = /* @__PURE__ */ lineIcon(
  'M8 2v3',
  'M16 2v3',
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z',
  'M3 9h18',
  'M8 13h.01',
  'M12 13h.01',
  'M16 13h.01',
  'M8 17h.01',
  'M12 17h.01',
  'M16 17h.01',
);
export const Check = /* @__PURE__ */ lineIcon('M20 6 9 17l-5-5');
export const ChevronDown = /* @__PURE__ */ lineIcon('m6 9 6 6 6-6');
export const ChevronFirst = /* @__PURE__ */ lineIcon('m17 18-6-6 6-6', 'M7 6v12');
export const ChevronLast = /* @__PURE__ */ lineIcon('m7 18 6-6-6-6', 'M17 6v12');
export const ChevronLeft = /* @__PURE__ */ lineIcon('m15 18-6-6 6-6');
export const ChevronRight = /* @__PURE__ */ lineIcon('m9 18 6-6-6-6');
export const ChevronUp = /* @__PURE__ */ lineIcon('m18 15-6-6-6 6');
export const CircleQuestionMark = /* @__PURE__ */ lineIcon(
  'M22 12a10 10 0 1 1 -20 0a10 10 0 1 1 20 0z',
  'M9.09 9a3 3 0 0 1 5.83 1c0 2-3 3-3 3',
  'M12 17h.01',
);
export const Copy = /* @__PURE__ */ lineIcon(
  'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  'M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
);
export const Download = /* @__PURE__ */ lineIcon('M12 15V3', 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4', 'm7 10 5 5 5-5');
export const Ellipsis = /* @__PURE__ */ lineIcon(
  'M13 12a1 1 0 1 1 -2 0a1 1 0 1 1 2 0z',
  'M20 12a1 1 0 1 1 -2 0a1 1 0 1 1 2 0z',
  'M6 12a1 1 0 1 1 -2 0a1 1 0 1 1 2 0z',
);
export const Eye = /* @__PURE__ */ lineIcon(
  'M2.062 12.348a1 1 0 0 1 0-.696 10.75 10.75 0 0 1 19.876 0 1 1 0 0 1 0 .696 10.75 10.75 0 0 1-19.876 0',
  'M15 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z',
);
export const FolderOpen = /* @__PURE__ */ lineIcon(
  'm6 14 1.5-2.9A2 2 0 0 1 9.24 10H20a2 2 0 0 1 1.94 2.5l-1.54 6a2 2 0 0 1-1.95 1.5H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3.9a2 2 0 0 1 1.69.9l.81 1.2a2 2 0 0 0 1.67.9H18a2 2 0 0 1 2 2v2',
);
export const GraduationCap = /* @__PURE__ */ lineIcon(
  'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0z',
  'M22 10v6',
  'M6 12.5V16a6 3 0 0 0 12 0v-3.5',
);
export const History = /* @__PURE__ */ lineIcon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5', 'M12 7v5l4 2');
export const KeyRound = /* @__PURE__ */ lineIcon(
  'M2.586 17.414A2 2 0 0 0 2 18.828V21a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h1a1 1 0 0 0 1-1v-1a1 1 0 0 1 1-1h.172a2 2 0 0 0 1.414-.586l.814-.814a6.5 6.5 0 1 0-4-4z',
  'M17 7.5a0.5 0.5 0 1 1 -1 0a0.5 0.5 0 1 1 1 0zM16.5 7.5h.01',
);
export const Lightbulb = /* @__PURE__ */ lineIcon(
  'M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5',
  'M9 18h6',
  'M10 22h4',
);
export const Link2 = /* @__PURE__ */ lineIcon('M9 17H7A5 5 0 0 1 7 7h2', 'M15 7h2a5 5 0 1 1 0 10h-2', 'M8 12L16 12');
export const List = /* @__PURE__ */ lineIcon('M3 5h.01', 'M3 12h.01', 'M3 19h.01', 'M8 5h13', 'M8 12h13', 'M8 19h13');
export const Mail = /* @__PURE__ */ lineIcon(
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z',
);
export const Minus = /* @__PURE__ */ lineIcon('M5 12h14');
export const Monitor = /* @__PURE__ */ lineIcon(
  'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
  'M8 21L16 21',
  'M12 17L12 21',
);
export const Moon = /* @__PURE__ */ lineIcon(
  'M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401',
);
export const Pause = /* @__PURE__ */ lineIcon(
  'M15 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z',
  'M6 3h3a1 1 0 0 1 1 1v16a1 1 0 0 1 -1 1h-3a1 1 0 0 1 -1 -1v-16a1 1 0 0 1 1 -1z',
);
export const Play = /* @__PURE__ */ lineIcon('M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z');
export const Plus = /* @__PURE__ */ lineIcon('M5 12h14', 'M12 5v14');
export const Printer = /* @__PURE__ */ lineIcon(
  'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2',
  'M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6',
  'M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1 -1 1h-10a1 1 0 0 1 -1 -1v-6a1 1 0 0 1 1 -1z',
);
export const Puzzle = /* @__PURE__ */ lineIcon(
  'M15.39 4.39a1 1 0 0 0 1.68-.474 2.5 2.5 0 1 1 3.014 3.015 1 1 0 0 0-.474 1.68l1.683 1.682a2.414 2.414 0 0 1 0 3.414L19.61 15.39a1 1 0 0 1-1.68-.474 2.5 2.5 0 1 0-3.014 3.015 1 1 0 0 1 .474 1.68l-1.683 1.682a2.414 2.414 0 0 1-3.414 0L8.61 19.61a1 1 0 0 0-1.68.474 2.5 2.5 0 1 1-3.014-3.015 1 1 0 0 0 .474-1.68l-1.683-1.682a2.414 2.414 0 0 1 0-3.414L4.39 8.61a1 1 0 0 1 1.68.474 2.5 2.5 0 1 0 3.014-3.015 1 1 0 0 1-.474-1.68l1.683-1.682a2.414 2.414 0 0 1 3.414 0z',
);
export const RotateCcw = /* @__PURE__ */ lineIcon('M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8', 'M3 3v5h5');
export const Scan = /* @__PURE__ */ lineIcon(
  'M3 7V5a2 2 0 0 1 2-2h2',
  'M17 3h2a2 2 0 0 1 2 2v2',
  'M21 17v2a2 2 0 0 1-2 2h-2',
  'M7 21H5a2 2 0 0 1-2-2v-2',
);
export const ScanSearch = /* @__PURE__ */ lineIcon(
  'M3 7V5a2 2 0 0 1 2-2h2',
  'M17 3h2a2 2 0 0 1 2 2v2',
  'M21 17v2a2 2 0 0 1-2 2h-2',
  'M7 21H5a2 2 0 0 1-2-2v-2',
  'M15 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z',
  'm16 16-1.9-1.9',
);
export const Search = /* @__PURE__ */ lineIcon('m21 21-4.34-4.34', 'M19 11a8 8 0 1 1 -16 0a8 8 0 1 1 16 0z');
export const Settings = /* @__PURE__ */ lineIcon(
  'M9.671 4.136a2.34 2.34 0 0 1 4.659 0 2.34 2.34 0 0 0 3.319 1.915 2.34 2.34 0 0 1 2.33 4.033 2.34 2.34 0 0 0 0 3.831 2.34 2.34 0 0 1-2.33 4.033 2.34 2.34 0 0 0-3.319 1.915 2.34 2.34 0 0 1-4.659 0 2.34 2.34 0 0 0-3.32-1.915 2.34 2.34 0 0 1-2.33-4.033 2.34 2.34 0 0 0 0-3.831A2.34 2.34 0 0 1 6.35 6.051a2.34 2.34 0 0 0 3.319-1.915',
  'M15 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z',
);
export const Share2 = /* @__PURE__ */ lineIcon(
  'M21 5a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z',
  'M9 12a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z',
  'M21 19a3 3 0 1 1 -6 0a3 3 0 1 1 6 0z',
  'M8.59 13.51L15.42 17.49',
  'M15.41 6.51L8.59 10.49',
);
export const SkipForward = /* @__PURE__ */ lineIcon(
  'M21 4v16',
  'M6.029 4.285A2 2 0 0 0 3 6v12a2 2 0 0 0 3.029 1.715l9.997-5.998a2 2 0 0 0 .003-3.432z',
);
export const Square = /* @__PURE__ */ lineIcon('M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2z');
export const Trash2 = /* @__PURE__ */ lineIcon(
  'M10 11v6',
  'M14 11v6',
  'M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6',
  'M3 6h18',
  'M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const TriangleAlert = /* @__PURE__ */ lineIcon(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
);
export const Undo2 = /* @__PURE__ */ lineIcon('M9 14 4 9l5-5', 'M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11');
export const Webhook = /* @__PURE__ */ lineIcon(
  'M18 16.98h-5.99c-1.1 0-1.95.94-2.48 1.9A4 4 0 0 1 2 17c.01-.7.2-1.4.57-2',
  'm6 17 3.13-5.78c.53-.97.1-2.18-.5-3.1a4 4 0 1 1 6.89-4.06',
  'm12 6 3.13 5.73C15.66 12.7 16.9 13 18 13a4 4 0 0 1 0 8',
);
export const X = /* @__PURE__ */ lineIcon('M18 6 6 18', 'm6 6 12 12');
export const ZoomIn = /* @__PURE__ */ lineIcon(
  'M19 11a8 8 0 1 1 -16 0a8 8 0 1 1 16 0z',
  'M21 21L16.65 16.65',
  'M11 8L11 14',
  'M8 11L14 11',
);
