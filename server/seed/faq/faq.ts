import type { Item } from '../../../src/domain/content/families.ts'
import type { FaqDocument } from '../../../src/domain/faq/faq-document.ts'
import { textsOfItem } from '../translated.ts'
import { faq as ar } from './translations/ar.ts'
import { faq as de } from './translations/de.ts'
import { faq as es } from './translations/es.ts'
import { faq as pl } from './translations/pl.ts'

interface FaqSeed extends Pick<FaqDocument, 'section'> {
  id: number
  /** Without it the question is shown by both brands. */
  tenants?: FaqDocument['audience']['tenants']
  en: FaqDocument['texts']['en']
}

const faq: FaqSeed[] = [
  {
    id: 1,
    section: 'learning',
    en: {
      question: 'How many credits do I need before the exam?',
      answer:
        '<p><strong>Twelve</strong> for the general security certification and <strong>nine</strong> for a product security certification. All compulsory courses must be among them; the rest you choose from the electives. A classroom of the certification gives its credits once your attendance has been confirmed.</p>',
    },
  },
  {
    id: 2,
    section: 'learning',
    tenants: ['main'],
    en: {
      question: 'Does the portal remember where I stopped?',
      answer:
        '<p>Yes. Each chapter goes on from the second at which you left it, on any device on which you are signed in. A chapter counts as watched when you have seen it to the end; skipping forward does not count.</p>',
    },
  },
  {
    id: 3,
    section: 'learning',
    en: {
      question: 'What must I reach in a quiz?',
      answer:
        '<p><strong>60 of 100 points.</strong> A quiz has five questions of 20 points each, and you may repeat it as often as you like. A course that has a quiz is complete only when the quiz has been passed too.</p>',
    },
  },
  {
    id: 4,
    section: 'learning',
    tenants: ['main'],
    en: {
      question: 'A course I was learning has been replaced. Do I lose anything?',
      answer:
        '<p>No. When a new version replaces a course, your progress in it is set to 100 % and its credits stay yours. You are asked before a certification is updated; only what the new version adds remains to be learnt.</p>',
    },
  },
  {
    id: 5,
    section: 'exams',
    en: {
      question: 'How is the theory exam held?',
      answer:
        '<p>Online, <strong>50 questions in one hour</strong>: single choice, multiple choice, true or false. You pass with 80 of 100 points. When the hour is over, your answers are handed in as they are. You cannot sign out during an exam.</p>',
    },
  },
  {
    id: 6,
    section: 'exams',
    en: {
      question: 'What happens if I fail?',
      answer:
        '<p>You have <strong>two attempts</strong>. After the first failure one remains; look through the analysis of your answers before you use it. After two failures you enrol again and learn again: progress goes back to 0, while your earlier results stay visible in the history.</p>',
    },
  },
  {
    id: 7,
    section: 'exams',
    en: {
      question: 'How long may I wait with the exam?',
      answer:
        '<p>For product security, take the theory exam <strong>within 30 days</strong> of your ninth credit. The portal shows the days that remain and reminds you by e-mail. The general security certification has no such limit.</p>',
    },
  },
  {
    id: 8,
    section: 'exams',
    en: {
      question: 'Which certifications have a practical exam, and when can I take it?',
      answer:
        '<p>Those whose page shows the tab “Practical exam”. You register for a date after you have <strong>passed the theory exam</strong>. The pass mark is 80 of 100 here too. Dates and places are listed under <a href="/practical-exam">practical exams</a>.</p>',
    },
  },
  {
    id: 9,
    section: 'exams',
    en: {
      question: 'Can I take a practical exam on my phone?',
      answer:
        '<p>No. Practical and hands-on exams are not available on mobile devices; please use the portal on a computer. Courses, quizzes and theory exams work on a phone as well, though for an hour of questions we recommend a larger screen.</p>',
    },
  },
  {
    id: 10,
    section: 'certificates',
    en: {
      question: 'I have passed. When do I get my certificate?',
      answer:
        '<p>You apply for it on the page of the certification. We decide <strong>within 3 business days</strong> and write to you. The certificate can then be downloaded in My Learning, with or without the name of your company.</p>',
    },
  },
  {
    id: 11,
    section: 'certificates',
    en: {
      question: 'How long is a certificate valid, and how do I renew it?',
      answer:
        '<p><strong>Two years.</strong> You may renew it from 90 days before its end to 90 days after. Learn what has changed and pass the current theory exam; the new certificate follows on from the old one. Later than that, you enrol anew.</p>',
    },
  },
  {
    id: 12,
    section: 'certificates',
    en: {
      question: 'What are the medals?',
      answer:
        '<p>They mark your level: <strong>bronze</strong> for an associate, <strong>silver</strong> for a professional and <strong>gold</strong> for an expert certification. They are shown in My Learning and disappear only when the certificate has expired.</p>',
    },
  },
  {
    id: 13,
    section: 'certificates',
    tenants: ['main'],
    en: {
      question: 'How can a customer check my company’s certificates?',
      answer:
        '<p>With the VAT number of your company, on the page for <a href="/vat">company certification</a>. It shows how many valid certificates your company has and which ones, without the names of the holders.</p>',
    },
  },
  {
    id: 14,
    section: 'classrooms',
    en: {
      question: 'Until when can I cancel a classroom?',
      answer:
        '<p>Up to <strong>24 hours before the start</strong>, in My Learning. Within the last 24 hours it is no longer possible, since nobody else could take the seat. Whoever is absent without having cancelled is marked as absent.</p>',
    },
  },
  {
    id: 15,
    section: 'classrooms',
    en: {
      question: 'I cannot make the date of a paid training. Do I get my money back?',
      answer:
        '<p>Paid training is <strong>non-refundable</strong>, but <strong>rescheduling is free</strong>: choose another date of the same training up to 24 hours before the start. If we cancel a date ourselves, you choose between a new date and your money.</p>',
    },
  },
  {
    id: 16,
    section: 'classrooms',
    tenants: ['main'],
    en: {
      question: 'My registration says “Pending”. What does it wait for?',
      answer:
        '<p>Some trainings have to be approved, usually because they need earlier knowledge. A decision takes 1 to 3 working days. With an invitation code the registration is approved at once; a code can be used a single time, with the e-mail address it was sent to.</p>',
    },
  },
  {
    id: 17,
    section: 'payment',
    en: {
      question: 'How can I pay?',
      answer:
        '<p>By <strong>card</strong> everywhere, by <strong>BLIK</strong> in Poland, by <strong>Klarna</strong> in the other countries, or by bank transfer. Fees are charged in euros or zlotys, plus VAT. Once you have begun an order, you have 30 minutes to finish it.</p>',
    },
  },
  {
    id: 18,
    section: 'payment',
    en: {
      question: 'What do I have to observe with a bank transfer?',
      answer:
        '<p>The amount must reach us <strong>within 3 calendar days</strong>, with the transfer note that the order shows. A bank transfer bears a service charge of <strong>1.5 %</strong>; a card payment bears none. After three days the order lapses and the seat is free again.</p>',
    },
  },
  {
    id: 19,
    section: 'payment',
    tenants: ['main'],
    en: {
      question: 'Where do I find my invoice?',
      answer:
        '<p>In My Learning, beside the payment, as a PDF, as soon as the payment is complete. Company, address and VAT number are taken from your personal information; please check them before you pay, because an invoice that has been issued is not changed.</p>',
    },
  },
  {
    id: 20,
    section: 'account',
    en: {
      question: 'Which language do I see, and how do I change it?',
      answer:
        '<p>The one you chose last. You change it at the top of every page, together with the country. Texts that have not been translated yet are shown in English. Letters, exams and certificates follow the same setting.</p>',
    },
  },
]

export const faqItems: Item<'faq'>[] = faq.map(({ id, section, tenants = ['main', 'sister'], en }) => ({
  family: 'faq',
  id,
  document: {
    section,
    position: id,
    audience: { tenants },
    texts: textsOfItem(id, en, { ar, de, pl, es }),
  },
}))
