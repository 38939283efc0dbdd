export { ending, proposal, seatEvent } from './agreements.ts';
export { deviceTable, deviceTableHead, deviceTableId, deviceTables, faultOfDeviceEntry, furtherTable } from './device-tables.ts';
export { instant, levelName, moveText, outcome, plainText, requestId, seatNumber, sequenceNumber, tableId, timeZone } from './fields.ts';
export { clientMessage, serverMessage } from './messages.ts';
export { newChannel, noticeSettings, notices } from './notices.ts';
export { actLog, foundPeople, operatorAct } from './operators.ts';
export { acquaintances, personId, profile } from './people.ts';
export {
  chatLine,
  crest,
  house,
  login,
  me,
  newProgress,
  newStanding,
  newTable,
  password,
  person,
  personName,
  position,
  problem,
  progress,
  replay,
  settingsChange,
  step,
  table,
  tableSettings,
  tableStatus,
  tableSummary,
} from './resources.ts';
export { devices, handOver, signInMethods } from './sign-in.ts';
export { tableNote } from './table-note.ts';
export { timeOff } from './time-off.ts';
