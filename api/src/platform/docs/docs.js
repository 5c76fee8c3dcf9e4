/** Search and copy buttons of the API page, which reads without them. */
const search = document.querySelector('search');
const input = document.querySelector('#find');
const found = document.querySelector('#found');
const calls = [...document.querySelectorAll('article')].map((article) => {
  const id = article.getAttribute('aria-labelledby');
  const entry = document.querySelector(`nav a[href="#${CSS.escape(id)}"]`)?.parentElement;
  const words = `${id} ${article.querySelector('h3').textContent} ${article.querySelector('p').textContent}`;
  const fields = [...article.querySelectorAll('tbody th')].map((field) => field.textContent).join(' ');
  return { article, entry, text: `${words} ${fields}`.toLowerCase() };
});

function find() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ text }) => words.every((word) => text.includes(word));
  let count = 0;
  for (const call of calls) {
    const isShown = isFound(call);
    count += isShown ? 1 : 0;
    call.article.hidden = !isShown;
    if (call.entry) call.entry.hidden = !isShown;
  }
  for (const part of document.querySelectorAll('main > section:has(article)')) {
    const isEmpty = !part.querySelector('article:not([hidden])');
    part.hidden = isEmpty;
    const title = document.querySelector(`nav a[href="#${CSS.escape(part.getAttribute('aria-labelledby'))}"]`);
    const heading = title?.closest('h2');
    if (heading) heading.hidden = isEmpty;
  }
  for (const part of document.querySelectorAll('main > section:not(:has(article))')) part.hidden = words.length > 0;
  found.textContent = words.length === 0 ? '' : `${count} ${count === 1 ? 'call' : 'calls'}`;
}

search.hidden = false;
input.addEventListener('input', find);
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === input || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
// A link to a call that the search hides shows it again.
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  input.value = '';
  find();
  target.scrollIntoView();
});

const SHOWN_MILLISECONDS = 2_000;
for (const button of document.querySelectorAll('.copyable button')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const code = button.parentElement.querySelector('code');
    try {
      await navigator.clipboard.writeText(code.textContent);
      button.textContent = 'Copied';
    } catch {
      // Without HTTPS there is no clipboard; selected text can be copied by hand.
      getSelection().selectAllChildren(code);
      button.textContent = 'Selected';
    }
    setTimeout(() => {
      button.textContent = 'Copy';
    }, SHOWN_MILLISECONDS);
  });
}
