import type { Mail } from './createMailer.ts';

export interface MailContent {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; url: string };
  closing: string;
  language: string;
}

export function renderMail({ subject, paragraphs, action, closing, language }: MailContent): Mail {
  const lines = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing];
  const blocks = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...(action ? [`<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>`] : []),
    `<p>${escapeHtml(closing)}</p>`,
  ];
  return {
    subject,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeHtml(subject)}</title><body style="font-family:sans-serif;max-width:36em">${blocks.join('')}</body></html>`,
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
