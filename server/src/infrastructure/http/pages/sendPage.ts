import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

interface Page {
  language: string;
  status: number;
  title: string;
  text: string;
  action?: { label: string; path: string };
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Inter, system-ui, sans-serif; background: light-dark(#f4f5fa, #0f1117); color: light-dark(#181a24, #eceef6) }
body { min-height: 100vh; margin: 0; display: grid; place-content: center; box-sizing: border-box; padding: 16px }
main { max-width: 440px; padding: 32px; border: 1px solid light-dark(#d9dbe6, #2a2d3a); border-radius: 12px; background: light-dark(#fff, #191b25) }
b { font-size: 20px }
h1 { margin: 24px 0 8px; font-size: 24px; line-height: 1.3 }
a { display: inline-block; margin-top: 8px; padding: 8px 16px; border-radius: 6px; background: light-dark(#3c43c9, #9aa0ff); color: light-dark(#fff, #10122a); text-decoration: none }
`;
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'`;

export function sendPage(reply: FastifyReply, { language, status, title, text, action }: Page): FastifyReply {
  const link = action ? `<a href="${action.path}">${action.label}</a>` : '';
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Fanfare</title><style>${style}</style><main><b>Fanfare</b><h1>${title}</h1><p>${text}</p>${link}</main></html>`,
    );
}
