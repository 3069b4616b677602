/** Narrows the questions by what is typed and by the section that is chosen; says how many are left, and what to do where none is. */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/** In small letters without accents: the page stays light, and knows no spelling of its own as the search does. */
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const form = document.querySelector<HTMLFormElement>('[data-filter]')
const [counted, none] = all('[data-left], [data-none]')
const tags = all('[data-section]')
const questions = all('details.ask').map((question) => ({ question, text: plain(question.textContent) }))
/** The questions of the section that is chosen, as a selector. */
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

/** A question that an address names is open. */
const openNamed = () => {
  for (const named of all('details:target')) named.setAttribute('open', '')
}
openNamed()
addEventListener('hashchange', openNamed)
