import { showHint } from './language/language-hint.ts'

/** Delay of the feedback prompt, in milliseconds. */
const feedbackDelay = 5000

/** Scripts by the selector of their part; a script is loaded only if the page contains the part. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-hide-general-in]': () =>
    import('./after-interaction/hide-general.ts').then(({ hideGeneral }) => hideGeneral()),
  '[data-pop-up]': () => import('./after-interaction/pop-up.ts'),
}

/** Starts what calls the server, after the first move, press or key: a reader who only scrolls loads nothing of it. */
void showHint()
for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
// The feedback dialog does not open as soon as a visitor arrives, and not at all without a connection.
setTimeout(
  () =>
    void import('./after-interaction/feedback.ts').then(
      ({ offerFeedback }) => offerFeedback(),
      () => {},
    ),
  feedbackDelay,
)
