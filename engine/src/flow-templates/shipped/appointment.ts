import { buildGraph } from '../buildGraph.ts';
import type { FlowTemplate } from '../FlowTemplate.ts';
import { ask, choose, person, say, start, tag } from '../nodeBuilders.ts';

export const appointment: FlowTemplate = {
  id: 'appointment',
  name: 'Appointment',
  audience: 'Clinics and practices',
  about: 'Tells what is urgent from what can wait, and collects what the front desk needs to call back.',
  todo: ['Check the emergency number and your opening hours.', 'Do not ask for medical details here.'],
  graph: buildGraph(
    [
      start({ trigger: 'first_message' }),
      choose('what', 'Hello, this is the front desk. How can we help?', {
        book: 'Book a visit',
        move: 'Move a visit',
        urgent: 'It is urgent',
      }),
      ask('name', 'Gladly. What is your full name?', { answer: 'text', variable: 'full_name' }),
      say('urgent-help', 'In an emergency call 112 now. Our phone for urgent cases: +49 30 7654321, any time.'),
      ask('phone', 'Thank you, {{ variables.full_name }}. Under which number can we call you back?', {
        answer: 'phone',
        variable: 'phone',
        retryText: 'That does not look like a phone number. Please write it with its area code.',
      }),
      tag('callback', 'call back'),
      say('thanks', 'Thank you. We call you back during opening hours, Monday to Friday, 8 am to 5 pm.'),
      person('desk'),
    ],
    'what book-> name',
    'what move-> name',
    'what urgent-> urgent-help',
    'what other-> desk',
    'start -> what',
    'urgent-help -> desk',
    'name answered-> phone',
    'phone answered-> callback',
    'phone invalid-> desk',
    'callback -> thanks',
    'thanks -> desk',
  ),
};
