const log = document.getElementById('log');
const frame = document.querySelector('iframe');
const place = document.querySelector('.frame');
const KEPT = 500;

function fit() {
  const scale = Math.min(1, place.clientWidth / Number(document.body.dataset.width));
  frame.style.transform = `scale(${scale})`;
  place.style.height = `${Number(frame.height) * scale}px`;
}
new ResizeObserver(fit).observe(place);

function write({ at = Date.now(), kind, text, detail }) {
  const line = document.createElement('li');
  line.dataset.kind = kind;
  const summary = document.createElement(detail === undefined ? 'span' : 'summary');
  summary.textContent = `${new Date(at).toLocaleTimeString()}  ${text}`;
  if (detail === undefined) line.append(summary);
  else {
    const box = document.createElement('details');
    const content = document.createElement('pre');
    content.textContent = JSON.stringify(detail, null, 2);
    box.append(summary, content);
    line.append(box);
  }
  log.prepend(line);
  while (log.childElementCount > KEPT) log.lastElementChild.remove();
}

new EventSource(`/stages/${document.body.dataset.stage}/log`).addEventListener('message', ({ data }) => write(JSON.parse(data)));
window.addEventListener('message', ({ source, data }) => {
  if (source !== frame.contentWindow || !data?.lab) return;
  if (data.lab.kind === 'address') document.getElementById('address').textContent = `Now at ${data.lab.text}`;
  else write(data.lab);
});

const form = document.querySelector('form');
for (const select of form.querySelectorAll('select')) select.addEventListener('change', () => form.requestSubmit());
form.addEventListener('formdata', ({ formData }) => {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
});
for (const box of document.querySelectorAll('input[name=kind]')) {
  box.addEventListener('change', () => log.classList.toggle(`no-${box.value}`, !box.checked));
}
document.getElementById('copy').addEventListener('click', async ({ target }) => {
  await navigator.clipboard.writeText(location.href);
  target.textContent = 'Copied';
});

const says = document.getElementById('capture-says');
async function open(file) {
  if (!file) return;
  says.textContent = 'Opening…';
  const answer = await fetch('/captures', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: await file.text() });
  const { remote, id, error } = await answer.json();
  if (id) location.assign(`/lab/${remote}?scenario=${id}`);
  else says.textContent = error;
}
document.getElementById('capture').addEventListener('change', ({ target }) => open(target.files[0]));
window.addEventListener('dragover', (event) => event.preventDefault());
window.addEventListener('drop', (event) => {
  event.preventDefault();
  open(event.dataTransfer.files[0]);
});
