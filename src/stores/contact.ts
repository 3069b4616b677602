import { askForHelp } from '../contract/contact.ts'
import { contactForm } from '../domain/contact/contact-form.ts'
import { environment } from '../environment/environment.ts'
import { provenForm } from './proven-form.ts'

/** The question to the people behind the portal. */
export const contact = provenForm({
  name: 'contact',
  schema: contactForm,
  send: (form, proof) => environment().api.call(askForHelp, { ...form, ...proof }),
})
