import { showLanguageHint } from './language/language-hint.ts'

/** Delay of the feedback prompt, in milliseconds. */
const feedbackDelay = 5000

/** The scripts to load, by a CSS selector. A script is loaded only if the page contains a matching element. */
const parts: Readonly<Record<string, () => Promise<unknown>>> = {
  '[data-hide-general-in]': () =>
    import('./after-interaction/hide-general-certification.ts').then(({ hideGeneralCertification }) =>
      hideGeneralCertification(),
    ),
  '[data-pop-up]': () => import('./after-interaction/pop-up.ts'),
}

/**
 * Starts the scripts that call the server, after the first pointer move, press or key. For a visitor who only
 * scrolls, none of them is loaded.
 */
void showLanguageHint()
for (const [selector, load] of Object.entries(parts)) if (document.querySelector(selector)) void load()
// The feedback dialog opens some seconds after the visitor's arrival. If its script cannot be loaded, it never
// opens.
setTimeout(
  () =>
    void import('./after-interaction/feedback.ts').then(
      ({ offerFeedback }) => offerFeedback(),
      () => {},
    ),
  feedbackDelay,
)
