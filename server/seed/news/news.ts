import type { Item } from '../../../src/domain/content/families.ts'
import type { NewsDocument } from '../../../src/domain/news/news-document.ts'
import type { Days } from '../days.ts'
import { textsOfItem } from '../translated.ts'
import { news as ar } from './translations/ar.ts'
import { news as de } from './translations/de.ts'
import { news as es } from './translations/es.ts'
import { news as pl } from './translations/pl.ts'

interface NewsSeed extends Pick<NewsDocument, 'subject'> {
  id: number
  /** How many days before the seeding it appeared. */
  ago: number
  tenants: NewsDocument['audience']['tenants']
  en: NewsDocument['texts']['en']
}

const news: NewsSeed[] = [
  {
    id: 1,
    ago: 3,
    subject: 'base',
    tenants: ['main'],
    en: {
      title: 'General security certification: version 2026 is open',
      summary:
        'Three courses are new, one is gone, and the theory exam asks about power and handover more than before. Those in the middle of version 2025 lose nothing.',
      body: '<p>Version 2026 of the general security certification can be enrolled in from today. It rests on the same <strong>twelve credits</strong>, but the compulsory part now covers reading a site, PoE budgets, standby power, commissioning and privacy. The old unit on analogue transmission has been withdrawn.</p><p>If you are learning version 2025, you choose. You may finish it as it is; theory exams for it are held for another six months. Or you update on the certification’s page: where a course has been replaced, your progress counts as complete and its credits stay yours. What the new version adds, you learn.</p><p>Certificates of version 2025 remain valid until the date printed on them. Renewal leads to version 2026.</p>',
    },
  },
  {
    id: 2,
    ago: 9,
    subject: 'thermal',
    tenants: ['main', 'sister'],
    en: {
      title: 'Practical exams in thermal imaging: Munich and Lyon',
      summary:
        'Four dates for associate and professional level, at a heated wall with targets that look hot and are not.',
      body: '<p>The next practical exams in thermal imaging take place in Munich and Lyon, two dates each. Candidates stand before a heated test wall with twelve targets: painted steel, bare aluminium, tape, glass, a wet brick. The task is to report five of them with emissivity, reflected temperature, distance and the reading, and to say of the others why they cannot be read.</p><p>You need a <strong>passed theory exam</strong> of the level. Bring your own camera with a valid calibration certificate or borrow one of ours; say so when you register. The pass mark is 80 of 100, and results are in the portal within three business days.</p><p>Places are few, since each candidate has the wall alone for forty minutes.</p>',
    },
  },
  {
    id: 3,
    ago: 16,
    subject: 'cctv',
    tenants: ['main'],
    en: {
      title: 'Camera placement and lens choice, rewritten',
      summary:
        'The first course of video security has a new chapter order, three scenes calculated by hand, and a site walk in the rain.',
      body: '<p>The 2026 version of <a href="/course/detail/1">Camera placement and lens choice</a> replaces the one from 2024. It begins with the question that the picture has to answer and only then comes to focal lengths; before, it was the other way round, and too many learners calculated the right lens for the wrong picture.</p><p>New are the three worked scenes, a shop entrance, a car park lane and sixty metres of fence, and a site walk filmed in rain with the sun coming out at the worst moment. The quiz has five new questions.</p><p>Whoever has finished the old version keeps the credit. Whoever is in the middle of it finds the progress set to complete and may watch the new chapters all the same.</p>',
    },
  },
  {
    id: 4,
    ago: 24,
    subject: 'network',
    tenants: ['main', 'sister'],
    en: {
      title: 'Hardening course brought in line with the Cyber Resilience Act',
      summary:
        'Manufacturers must report exploited weaknesses; installers must be reachable and able to update. A new chapter says what that means on site.',
      body: '<p>The European Cyber Resilience Act obliges manufacturers of connected devices to report actively exploited vulnerabilities from 11 September 2026, and to meet all its requirements from 11 December 2027. That is the manufacturers’ duty. But a fix that nobody installs protects nobody.</p><p>The course <a href="/course/detail/18">Hardening cameras and controllers</a> has therefore gained a chapter: how to keep an <strong>inventory of devices and firmware</strong>, whom an advisory has to reach, how fast an update can be rolled out to four hundred cameras without blinding the site, and what to do with devices that no longer get any.</p><p>The chapter is compulsory for new learners. If you finished the course before, it is open to you and costs no credit.</p>',
    },
  },
  {
    id: 5,
    ago: 33,
    subject: 'access',
    tenants: ['main'],
    en: {
      title: 'Access control on site: two days in Madrid',
      summary: 'Eight doors, twelve places, every lock type that the exam knows. Registration is open.',
      body: '<p>Our Madrid training room has been rebuilt around <strong>eight full-size doors</strong>: a fire door with an electric strike, an escape door with a panic bar and a delayed release, a glass door with a magnetic lock, a turnstile, and four more that were given to us by a demolition firm, with everything that thirty years do to a door frame.</p><p>The two-day classroom of the access control certification uses all of them. On the first day you fit and wire; on the second you look for the faults that the others have built in. It ends with the nine credits that the theory exam asks for.</p><p>The language is Spanish with English material. Registration is decided by the trainer within three business days.</p>',
    },
  },
  {
    id: 6,
    ago: 41,
    subject: 'thermal',
    tenants: ['sister'],
    en: {
      title: 'Early fire detection: a chapter on lithium batteries',
      summary:
        'Stored wood warms up over days, a battery in minutes. What that changes in alarm thresholds and camera cycles.',
      body: '<p>The course <a href="/course/detail/13">Early fire detection in stored material</a> was made for heaps: wood chips, paper, household waste. Such material warms up over hours or days, and a camera on a pan-tilt head that returns every ten minutes sees it in time.</p><p>Lithium batteries in the same waste do not wait. Between the first off-gassing and open flame there may be less than two minutes. The new chapter shows recordings from a sorting hall, compares <strong>fixed and sweeping cameras</strong>, and works out why a rise of eight kelvin in thirty seconds is a better threshold there than any absolute temperature.</p><p>Learners who hold the professional certificate find the chapter under updates. There is no additional exam question on it this year.</p>',
    },
  },
  {
    id: 7,
    ago: 52,
    subject: 'base',
    tenants: ['main'],
    en: {
      title: 'Polish and Spanish: texts, exams and certificates',
      summary: 'Two languages have been added to the portal. Videos follow with captions, course by course.',
      body: '<p>The portal can now be read in Polish and Spanish. Course descriptions, questions of the theory exams, letters and certificates come in the language that you choose at the top of the page; a certificate can be downloaded in English as well, which some tenders ask for.</p><p>We had the <strong>terms of the trade</strong> checked by trainers from both countries, not only by translators. If the standard of your country uses another word than we do, write to us; we have already changed eleven of them.</p><p>The videos keep their English sound. Captions in the two languages are added course by course, beginning with the compulsory courses of general security. Where a text has not been translated yet, the English one is shown.</p>',
    },
  },
  {
    id: 8,
    ago: 63,
    subject: 'intrusion',
    tenants: ['main'],
    en: {
      title: 'Intrusion detection: exam window opens on the first of next month',
      summary:
        'The theory exam has a new pool of questions. Credits collected before count; so do the thirty days.',
      body: '<p>From the first of next month the theory exam in intrusion detection is drawn from a <strong>new pool</strong>. A third of the questions are new, most of them on grades and environmental classes according to EN 50131, on alarm transmission, and on what a technician has to write down after a false alarm.</p><p>Nothing else changes: fifty questions, one hour, 80 of 100 to pass, two attempts. If you have your ninth credit already, your thirty days go on running; an attempt before the change is made with the old pool, an attempt after it with the new one.</p><p>We recommend the course <a href="/course/detail/4">Choosing detectors and avoiding false alarms</a>, whose quiz already uses questions of the new kind.</p>',
    },
  },
  {
    id: 9,
    ago: 77,
    subject: 'base',
    tenants: ['main', 'sister'],
    en: {
      title: 'Paid training: BLIK and Klarna beside card and transfer',
      summary:
        'In Poland you can pay with BLIK, elsewhere with Klarna. Bank transfer remains, with a service charge of 1.5 %.',
      body: '<p>Fees for classrooms and practical exams can be paid in more ways: by card everywhere, by <strong>BLIK</strong> in Poland, by <strong>Klarna</strong> in the other countries in which we charge. None of them bears a service charge. The seat is yours as soon as the payment is confirmed, which usually takes a few seconds.</p><p>Bank transfer stays for companies that need it. It bears a service charge of 1.5 % and has to reach us within three calendar days; after that the order lapses and the seat goes to the next person.</p><p>The invoice is found in My Learning under payments. Paid training is not refunded, but moving to another date costs nothing, up to 24 hours before the start.</p>',
    },
  },
  {
    id: 10,
    ago: 90,
    subject: 'thermal',
    tenants: ['sister'],
    en: {
      title: 'Loan cameras for every thermal classroom',
      summary:
        'Six handheld cameras from 160 × 120 to 640 × 480 pixels now travel with our trainers. What you own is still the better teacher.',
      body: '<p>Until now whoever came to a thermal classroom without a camera had to look over somebody’s shoulder. From this season <strong>six handheld cameras</strong> travel with our trainers, from 160 × 120 to 640 × 480 pixels, with two telephoto lenses and a small blackbody for checking.</p><p>There is no fee. Choose the camera when you register; the most modest one is a good choice, because it makes you walk closer, and walking closer is what the first day is about.</p><p>We still ask you to bring your own if you have one. A camera at work is used with the settings that somebody saved in it long ago, and the classroom is the best place to find out which ones.</p>',
    },
  },
  {
    id: 11,
    ago: 104,
    subject: 'intrusion',
    tenants: ['main'],
    en: {
      title: 'Wireless devices and EN 18031: what installers are asked',
      summary:
        'Since August 2025 radio equipment on the European market has to meet cyber-security requirements. Our courses now say what to look for.',
      body: '<p>Since 1 August 2025 internet-connected radio equipment placed on the market in the European Union has to meet the cyber-security requirements of the Radio Equipment Directive. The <strong>EN 18031</strong> series says how this can be shown. Wireless detectors, video intercoms and cameras with Wi-Fi are concerned.</p><p>Installers do not test devices. But customers ask, and the answers have to be right: what the declaration of conformity names, why a device must not keep an empty or shared password, and that devices which were placed on the market earlier may go on being used.</p><p>The courses on intrusion detection and on hardening contain the subject from now on. Two questions about it are in the theory pools of general security.</p>',
    },
  },
  {
    id: 12,
    ago: 121,
    subject: 'access',
    tenants: ['main'],
    en: {
      title: 'New expert course: Locked doors on escape routes',
      summary:
        'A door that keeps people out and must never keep them in. EN 179, EN 1125 and EN 13637, door by door.',
      body: '<p>Hardly any subject in access control is misunderstood so often. A door on an escape route must open from inside with one hand, without a key and without a lesson; and the owner wants it locked all the same. The expert course <a href="/course/detail/10">Locked doors on escape routes</a> goes through the cases.</p><p>It explains the difference between an <strong>emergency exit under EN 179</strong> and a panic exit under EN 1125, when an electrically controlled exit under EN 13637 may delay, and why a magnetic lock that opens on a network command has not opened at all when the network is down.</p><p>The course is an elective with one credit. Holders of the professional certificate may enrol at once; a plan of one of your own doors is part of the work.</p>',
    },
  },
  {
    id: 13,
    ago: 140,
    subject: 'cctv',
    tenants: ['main'],
    en: {
      title: 'Video security expert: practical exam in Seoul',
      summary:
        'For the first time the expert exam is held in Asia Pacific. Six places, one day, a network with faults in it.',
      body: '<p>The practical exam for the expert level of video security will be held in <strong>Seoul</strong>, in English with a Korean interpreter in the room. Until now candidates from Asia Pacific had to travel to Warsaw.</p><p>The task takes a day. In the morning you receive a requirement of two pages and plan a perimeter of four hundred metres with analytics. In the afternoon you commission it on a rack with twenty cameras, in which the examiner has hidden faults in multicast, time and power. You write the handover record as you would for a customer.</p><p>A passed theory exam and the professional certificate are required. Register early: there are six places, and the examiner watches each of them.</p>',
    },
  },
  {
    id: 14,
    ago: 165,
    subject: 'base',
    tenants: ['main'],
    en: {
      title: 'Practical exams: hand in your record as a link',
      summary:
        'Some tasks ask for a recording or a report. It is now handed in on the task’s page, with a password if you wish.',
      body: '<p>Several practical exams end with something to show: a recording of the configured scene, a measuring report, photographs of a cabinet before and after. Until now these files came by e-mail, and some never came.</p><p>From now on you put the file where you keep such things and enter its <strong>link</strong> on the page of the task, with a password if it has one. The examiner sees it at once, and you see that it has arrived. As long as the exam has not been passed, you may replace it.</p><p>The page of the task opens on a computer only. Practical exams cannot be taken or handed in on a telephone.</p>',
    },
  },
  {
    id: 15,
    ago: 200,
    subject: 'base',
    tenants: ['main'],
    en: {
      title: 'Renewing a certificate: ninety days before, ninety days after',
      summary:
        'Certificates are valid for two years. Renewal is now possible earlier and forgives a little lateness.',
      body: '<p>A certificate is valid for <strong>two years</strong>. It could be renewed only in the month before its end, which did not suit those who were on a building site in that very month. The window now opens ninety days before the end and closes ninety days after it.</p><p>To renew, you learn what has changed since your version, usually one or two short courses, and take the theory exam of the current version. Practical exams are not repeated. The new certificate begins where the old one ends, so that renewing early costs you no days.</p><p>We write to you when the window opens and once more thirty days before the end. Whoever lets it close enrols anew.</p>',
    },
  },
]

export const newsItems = (days: Days): Item<'news'>[] =>
  news.map(({ id, ago, subject, tenants, en }) => ({
    family: 'news',
    id,
    document: {
      date: days.date(-ago),
      subject,
      audience: { tenants },
      texts: textsOfItem(id, en, { ar, de, pl, es }),
    },
  }))
