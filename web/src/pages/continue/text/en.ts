export const en = {
  'continue.title': 'Continue on this device',
  'continue.lead':
    'This link comes from another device. If it is yours, you can continue here as {name}, with the same tables and seats. If someone else sent it to you, do not open it: you would play as them.',
  'continue.go': 'Continue as {name}',
  'continue.sure': 'Leave those seats and continue as {name}',
  'continue.not': 'Not now',
} as const;
