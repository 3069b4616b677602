/** Filters the questions by keyword and section, and shows how many remain, or a link to the contact form if none does. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/** Normalises a text: lower case, without diacritics. Unlike the search, it knows no spelling rules, to stay small. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const form = document.querySelector<HTMLFormElement>('[data-filter]')
const [counted, none] = all('[data-left], [data-none]')
const tags = all('[data-section]')
const questions = all('details.ask').map((question) => ({ question, text: plain(question.textContent) }))
/** The selector of the chosen section's questions. */
let chosen = '*'

function narrow(): void {
  const { value } = (form as HTMLFormElement).words as HTMLInputElement
  const words = plain(value).split(/\s+/)
  let left = 0
  for (const { question, text } of questions) {
    question.hidden = !question.matches(chosen) || !words.every((word) => text.includes(word))
    if (!question.hidden) left += 1
  }
  for (const section of all('[data-of]')) section.hidden = !section.querySelector('details:not([hidden])')
  if (none) none.hidden = left > 0
  if (counted) counted.textContent = (counted.dataset.left as string).replace('#', String(left))
}

form?.addEventListener('input', narrow)
form?.addEventListener('submit', (event) => event.preventDefault())
for (const tag of tags)
  tag.addEventListener('click', () => {
    chosen = tag.dataset.section as string
    for (const each of tags) each.ariaPressed = String(each === tag)
    narrow()
  })

/** Opens the question that the URL's hash names. */
const openNamed = () => {
  for (const named of all('details:target')) named.setAttribute('open', '')
}
openNamed()
addEventListener('hashchange', openNamed)
