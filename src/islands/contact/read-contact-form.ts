import type { ContactForm, ContactSubject } from '#src/domain/contact/contact-form.ts'

/** Returns the contact request that a form contains. */
export function readContactForm(data: FormData): ContactForm {
  const text = (name: string) => String(data.get(name) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    subject: text('subject') as ContactSubject,
    message: text('message'),
  }
}
