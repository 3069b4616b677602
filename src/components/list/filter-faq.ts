/**
 * Filters the questions by keyword and section, and shows how many remain, or a link to the contact form if none
 * does. A question remains if it contains the keyword, or if the search on the server finds it by a synonym or in
 * spite of a typing error.
 */
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
/**
 * Normalises a text: lower case, without diacritics. Unlike the search, the function has no spelling rules, so that
 * the script stays small.
 */
const normalize = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const form = document.querySelector<HTMLFormElement>('[data-filter]')
const [countElement, emptyElement] = all('[data-left], [data-none]')
const tags = all('[data-section]')
const questions = all('details.ask').map((question) => ({ question, text: normalize(question.textContent) }))
/** The pause after typing before the search is requested, in milliseconds. */
const typingPause = 300
/** The CSS selector of the questions that the search finds; '' for none. */
let found = ''
let timer: ReturnType<typeof setTimeout> | undefined
/** The CSS selector of the questions in the chosen section. */
let chosen = '*'

function filterQuestions(): void {
  const { value } = (form as HTMLFormElement).words as HTMLInputElement
  const words = normalize(value).split(/\s+/)
  let remaining = 0
  for (const { question, text } of questions) {
    question.hidden =
      !question.matches(chosen) ||
      (!words.every((word) => text.includes(word)) && !question.matches(found || 'i'))
    if (!question.hidden) remaining += 1
  }
  for (const section of all('[data-of]')) section.hidden = !section.querySelector('details:not([hidden])')
  if (emptyElement) emptyElement.hidden = remaining > 0
  if (countElement)
    countElement.textContent = (countElement.dataset.left as string).replace('#', String(remaining))
}

async function showFound(keyword: string): Promise<void> {
  const { findQuestionSelector } = await import('./search-faq.ts')
  const questionsOfKeyword = await findQuestionSelector(keyword)
  if (keyword !== ((form as HTMLFormElement).words as HTMLInputElement).value.trim()) return
  found = questionsOfKeyword
  filterQuestions()
}

form?.addEventListener('input', () => {
  const keyword = ((form as HTMLFormElement).words as HTMLInputElement).value.trim()
  found = ''
  clearTimeout(timer)
  // While offline, the search fails, and the questions that contain the keyword stay in the list.
  if (keyword.length > 2)
    timer = setTimeout(() => void showFound(keyword).catch(() => undefined), typingPause)
  filterQuestions()
})
form?.addEventListener('submit', (event) => event.preventDefault())
for (const tag of tags)
  tag.addEventListener('click', () => {
    chosen = tag.dataset.section as string
    for (const each of tags) each.ariaPressed = String(each === tag)
    filterQuestions()
  })

/** Opens the question that the URL's hash names. */
const openQuestionOfHash = () => {
  for (const target of all('details:target')) target.setAttribute('open', '')
}
openQuestionOfHash()
addEventListener('hashchange', openQuestionOfHash)
