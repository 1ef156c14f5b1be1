// Questions about what lies nowhere on the table, and the titles under which they are asked.
export const IN_THE_MIDDLE: Record<string, string> = {
  'austria-question-draft': 'asked-draft',
  'austria-question-offered': 'asked-offer',
  'austria-question-bottom': 'asked-offer',
  'austria-question-part': 'asked-reward',
  'austria-question-bonus-when': 'asked-group',
  'austria-question-penalty': 'asked-emperor',
};
