import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { Notice } from '#src/domain/notice/notice.ts'
import { environment } from '#src/environment/environment.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { href, midExamMark, type Place, routes } from '#src/routes.ts'
import { consumePendingAction } from '#src/stores/action/pending-action.ts'
import { $dueNotices, acknowledgeDueNotice, loadDueNotices } from '#src/stores/notice/due-notices.ts'
import { showToast } from '#src/stores/notice/notices.ts'
import { $overlay, closeOverlay } from '#src/stores/session/overlay.ts'
import { loadSession } from '#src/stores/session/session.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { mountOnDemand } from '../mount-on-demand.ts'

export const namespaces = ['shell-notice'] as const

/**
 * The notices for a learner when a page opens: a notice of an exam in progress, then the due notices, one at a
 * time.
 */
export default function ShellNotices({ place }: { place: Place }) {
  const overlay = useStore($overlay)
  const notices = useStore($dueNotices)
  const [midExam, setMidExam] = useState(() => environment().navigation.query().has(midExamMark))
  useEffect(() => {
    void loadDueNotices().then(() => askForSurvey(place))
    void resumeAction()
  }, [place])
  useEffect(() => {
    if (overlay === 'information' || overlay === 'survey') mountOnDemand(overlay).catch(closeFailedOverlay)
  }, [overlay])
  if (midExam) return <MidExam onClose={() => setMidExam(false)} />
  const notice = notices.find(({ type }) => type === overlay)
  if (!notice) return null
  return (
    <WhenNoDialog>
      <NoticeDialog key={notice.id} place={place} notice={notice} />
    </WhenNoDialog>
  )
}

const checkInterval = 500

/** Time to wait until the button of a pending action is on the page, in milliseconds. */
const buttonTimeout = 10_000

/**
 * Resumes the pending action of this page, which waited until the learner had signed in or given personal
 * information.
 */
async function resumeAction(): Promise<void> {
  const session = await loadSession()
  const action = session.state === 'signedIn' ? consumePendingAction(session.learner.id) : undefined
  if (!action) return
  const started = environment().now()
  const check = () => {
    const button = document.querySelector<HTMLElement>(`[data-act="${action}"]`)
    if (button || environment().now() - started > buttonTimeout) stop()
    button?.click()
  }
  const stop = environment().every(check, checkInterval)
}

/**
 * Opens the learner's pending survey on the pages of My Learning, except on the page with the profile form.
 * Specification 1, section 4: survey dialog.
 */
async function askForSurvey(place: Place): Promise<void> {
  const { pathname } = new URL(environment().navigation.current(), 'http://page.invalid')
  const myLearningPath = routes.myLearning(place)
  const isEditing = pathname === routes.personalInformation(place)
  if (isEditing || !(pathname === myLearningPath || pathname.startsWith(`${myLearningPath}/`))) return
  const { offerSurvey } = await import('#src/stores/course/survey.ts')
  await offerSurvey()
}

/** Frees the overlay queue if the script of a dialog could not be loaded. */
async function closeFailedOverlay(): Promise<void> {
  showToast('enrolment:unreachable')
  closeOverlay('survey')
  const { closeInformationDialog } = await import('#src/stores/profile/information.ts')
  closeInformationDialog(false)
}

const noDialog = () => !document.querySelector('dialog[open]')

/**
 * Renders its children only while no dialog is open, because automatic overlays wait for dialogs that the visitor
 * opened. Decision: docs/decisions/shell.md.
 */
function WhenNoDialog({ children }: { children: ReactNode }) {
  const [isTurn, setIsTurn] = useState(noDialog)
  useEffect(() => {
    if (isTurn) return
    const check = () => setIsTurn(noDialog())
    check()
    // No event reports that a dialog was removed from the page, so it is checked at intervals.
    return environment().every(check, checkInterval)
  }, [isTurn])
  return isTurn && children
}

/**
 * The dialog shown after a sign-out was refused because of an exam in progress; it has only a close button. The
 * dialog removes its parameter from the URL. Specification 1, section 4: logout.
 */
function MidExam({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const close = () => {
    const { navigation } = environment()
    const address = new URL(navigation.current(), 'http://page.invalid')
    address.searchParams.delete(midExamMark)
    navigation.replace(address.pathname + address.search + address.hash)
    onClose()
  }
  return (
    <Dialog
      title={t('shell-notice:midExam')}
      onClose={close}
      actions={
        <button type="button" className="btn" onClick={close}>
          {t('shell-notice:back')}
        </button>
      }
    >
      <p>{t('shell-notice:midExamText')}</p>
    </Dialog>
  )
}

const linkOf = (place: Place, { type, link, text }: Notice): string | null => {
  // For a notice about a certificate, `text` contains the certificate number.
  if (type === 'congratulation' || type === 'reminder') return routes.ownCertificate(place, text)
  return link?.startsWith('/') ? href(place, link) : link
}

function NoticeDialog({ place, notice }: { place: Place; notice: Notice }) {
  const { t, locale } = useTranslation()
  const ofCertificate = notice.type === 'congratulation' || notice.type === 'reminder'
  const link = linkOf(place, notice)
  const close = () => void acknowledgeDueNotice(notice)
  return (
    <Dialog
      wide
      title={ofCertificate ? t(`shell-notice:${notice.type}`) : notice.title}
      onClose={close}
      actions={
        <>
          <button type="button" className={link ? 'btn sec2' : 'btn'} onClick={close}>
            {t('shell-notice:understood')}
          </button>
          {link && (
            <button
              type="button"
              className="btn"
              onClick={() => void acknowledgeDueNotice(notice).then(() => environment().navigation.go(link))}
            >
              {t('shell-notice:open')}
            </button>
          )}
        </>
      }
    >
      {ofCertificate ? (
        <p>{t(`shell-notice:${notice.type}Text`, { certification: notice.title, number: notice.text })}</p>
      ) : (
        <p {...langAttributesOf(notice, locale)}>{notice.text}</p>
      )}
    </Dialog>
  )
}
