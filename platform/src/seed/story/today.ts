export const today = [
  { text: 'Hi, what is the price of the oak stool?', from: 'mara.lindqvist' },
  { text: 'Do you ship to Denmark?', from: 'theo.in.print' },
  { text: 'hello 👋', from: 'ravi.k' },
  { text: 'What is the price of the lamp?', from: 'petra.holm' },
  { text: 'When are you open?', from: 'dario.mz' },
  { text: 'Could you build a custom shelf?', from: 'lotte_v' },
  { text: 'I want to talk to a person about my order', from: 'june.paper' },
] as const;

export const unreachable = { text: 'price of the walnut shelf?', from: 'samir.design' };
