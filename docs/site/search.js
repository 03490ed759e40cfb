import MiniSearch from './minisearch.js';

const box = document.querySelector('search');
const input = box.querySelector('input');
const list = box.querySelector('ul');
const status = box.querySelector('[role=status]');
const SHOWN = 8;
const SNIPPET = 110;

let index;
let active = -1;
box.hidden = false;

/** Loads the index once, when the search field gets the focus. */
function load() {
  index ??= fetch('/docs/site/search.json')
    .then((response) => response.json())
    .then((entries) => {
      const search = new MiniSearch({
        fields: ['heading', 'title', 'text'],
        storeFields: ['url', 'id', 'heading', 'title', 'text'],
        idField: 'key',
        searchOptions: { boost: { heading: 3, title: 2 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
      });
      search.addAll(entries.map((entry, key) => ({ ...entry, key })));
      return search;
    });
  return index;
}

async function find() {
  const words = input.value.trim();
  if (words === '') return close();
  const found = (await load()).search(words).slice(0, SHOWN);
  if (input.value.trim() !== words) return;
  list.replaceChildren(...found.map((entry, n) => optionOf(entry, n, words)));
  list.hidden = found.length === 0;
  input.setAttribute('aria-expanded', String(found.length > 0));
  status.textContent = found.length === 0 ? 'No results.' : `${found.length} results.`;
  box.classList.toggle('empty', found.length === 0);
  choose(found.length > 0 ? 0 : -1);
}

function optionOf({ url, id, heading, title, text }, n, words) {
  const option = document.createElement('li');
  option.id = `found-${n}`;
  option.role = 'option';
  const link = document.createElement('a');
  link.href = `/docs${url}${id ? `#${id}` : ''}`;
  link.tabIndex = -1;
  const name = document.createElement('strong');
  name.textContent = heading || title;
  const place = document.createElement('small');
  place.textContent = heading && heading !== title ? title : '';
  const snippet = document.createElement('span');
  snippet.textContent = around(text, words);
  link.append(name, place, snippet);
  option.append(link);
  return option;
}

function around(text, words) {
  const at = Math.max(0, text.toLowerCase().indexOf(words.toLowerCase().split(/\s+/)[0] ?? ''));
  const from = at < SNIPPET / 2 ? 0 : text.lastIndexOf(' ', at - SNIPPET / 3) + 1;
  return `${from > 0 ? '…' : ''}${text.slice(from, from + SNIPPET)}${from + SNIPPET < text.length ? '…' : ''}`;
}

function choose(n) {
  active = n;
  for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === n));
  if (n >= 0) {
    input.setAttribute('aria-activedescendant', `found-${n}`);
    list.children[n]?.scrollIntoView({ block: 'nearest' });
  } else input.removeAttribute('aria-activedescendant');
}

function close() {
  list.hidden = true;
  box.classList.remove('empty');
  input.setAttribute('aria-expanded', 'false');
  status.textContent = '';
  choose(-1);
}

input.addEventListener('focus', load);
input.addEventListener('input', find);
input.addEventListener('keydown', (event) => {
  const count = list.hidden ? 0 : list.children.length;
  if (event.key === 'Escape') {
    if (list.hidden) input.value = '';
    close();
  } else if (count > 0 && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
    event.preventDefault();
    choose((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
  } else if (count > 0 && event.key === 'Enter') list.children[active]?.querySelector('a').click();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
document.addEventListener('click', (event) => {
  if (!box.contains(event.target)) close();
});

// A wide screen shows the pages immediately; a narrow one shows them on request.
const menu = document.querySelector('.menu');
const isWide = matchMedia('(min-width: 900px)');
const fit = () => {
  menu.open = isWide.matches;
};
isWide.addEventListener('change', fit);
fit();
