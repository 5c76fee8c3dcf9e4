/** Search and copy buttons of the pages about the API, which read without them. */
const search = document.querySelector('search');
const input = document.querySelector('#find');
const found = document.querySelector('#found');
const calls = [...document.querySelectorAll('.part li')].map((entry) => ({
  entry,
  text: entry.textContent.toLowerCase(),
}));

function find() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { entry, text } of calls) {
    const isShown = words.every((word) => text.includes(word));
    count += isShown ? 1 : 0;
    entry.hidden = !isShown;
  }
  for (const part of document.querySelectorAll('.part')) part.hidden = !part.querySelector('li:not([hidden])');
  found.textContent = words.length === 0 ? '' : `${count} ${count === 1 ? 'call' : 'calls'}`;
}

if (search) {
  search.hidden = false;
  input.addEventListener('input', find);
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target === input || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

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
