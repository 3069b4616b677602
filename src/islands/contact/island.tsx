import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type Place, routes } from '#src/routes.ts'
import { contactFormStore } from '#src/stores/contact/contact.ts'
import { computeNewProof } from '#src/stores/form/proof.ts'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { SentNote } from '../SentNote.tsx'
import { useVisitorDraft } from '../use-visitor-draft.ts'
import { ContactFormFields } from './ContactFormFields.tsx'
import { readContactForm } from './read-contact-form.ts'

export const namespaces = ['contact', 'form', 'faq'] as const

interface ContactProps {
  place: Place
  /** The URL of the privacy page. */
  privacy: string
  /** The data of the static form when the island was mounted. */
  typed?: FormData | undefined
}

/** The contact form, which is available to everybody. */
export default function Contact({ place, privacy, typed }: ContactProps) {
  const sending = useStore(contactFormStore.$sending)
  const form = useRef<HTMLFormElement>(null)
  const draft = useVisitorDraft(form, 'contact')
  const email = useRef('')
  useEffect(() => void computeNewProof('contact'), [])
  useEffect(() => {
    if (sending.state === 'sent') draft.deleteDraft()
  })
  if (sending.state === 'sent')
    return <Sent place={place} email={email.current} number={sending.value.requestId} />
  return (
    <ContactFormFields
      form={form}
      privacy={privacy}
      typed={typed}
      sending={sending}
      onWrite={draft.saveDraft}
      onCheck={(data) => contactFormStore.check(readContactForm(data))}
      onSend={(data) => {
        email.current = String(data.get('email') ?? '')
        void contactFormStore.send(readContactForm(data))
      }}
    />
  )
}

/** The message after sending, which explains the next step. */
function Sent({ place, email, number }: { place: Place; email: string; number: number }) {
  const { t } = useTranslation()
  return (
    <SentNote title={t('contact:sent')}>
      <p role="status">{t('contact:next', { email })}</p>
      <p>{t('contact:told.deleted')}</p>
      <p className="meta">{t('contact:number', { number })}</p>
      <a className="btn sec2" href={routes.faq(place)}>
        {t('faq:title')}
      </a>
    </SentNote>
  )
}
