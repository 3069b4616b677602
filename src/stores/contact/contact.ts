import { sendContactRequest } from '../../contract/messaging/contact.ts'
import { contactForm } from '../../domain/contact/contact-form.ts'
import { environment } from '../../environment/environment.ts'
import { createProtectedForm } from '../form/create-protected-form.ts'

/** The store of the contact form. */
export const contactFormStore = createProtectedForm({
  name: 'contact',
  schema: contactForm,
  send: (form, proof) => environment().api.call(sendContactRequest, { ...form, ...proof }),
})
