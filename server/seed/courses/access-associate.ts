import type { CourseSeed } from '../seed-types.ts'

/** Access control: controllers and power, people and their rights, biometric readers. */
export const accessAssociateCourses: CourseSeed[] = [
  {
    id: 39,
    code: 'ACS-120',
    contentType: 'course',
    kind: 'hsc',
    subject: 'access',
    certificationType: 'access-control',
    subtype: 'associate',
    requirement: 'compulsory',
    credits: 2,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'site-walk' },
      { video: 'power-curve' },
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Controllers, power and fail-safe wiring',
        summary:
          'Where the controller hangs, what feeds the lock, how long the battery lasts and what opens when everything else has failed.',
        description:
          '<p>The controller decides, so it hangs on the protected side. What sits outside is a reader with a cable, and whoever tears it off the wall may learn the colour of the wires, but must not be able to open the door with two of them.</p><p>Then we calculate. A lock drawing 0.5 A at the end of 60 m of 0.5 mm² loses 2.1 V on the way there and back; of 12 V there are 9.9 left, and the lock hums. Standby: 1.2 A for four hours are 4.8 Ah, with a quarter for ageing 6 Ah, so 7 Ah, replaced by date and not by funeral. Lock and controller get separate fuses, every DC coil its <strong>diode</strong>, every AC one a varistor.</p><p>Fail-safe wiring means that cut wire, dead supply and fire alarm all lead to the same harmless state. Release by fire alarm breaks the lock supply in hardware; a message over the network is a courtesy. We measure, cut and burn (only fuses) at a board laid out to EN 60839-11-1, then unplug the server to see what the door still knows.</p>',
        outcomes: [
          'place controller, reader and supply so that nothing outside can open the door',
          'calculate voltage drop, fuse and battery for a door',
          'wire a lock so that every single fault leads to the agreed safe state',
          'test offline operation, fire release and battery change-over and record them',
        ],
        chapters: [
          'The protected side',
          'Voltage drop and fuses',
          'Batteries by the clock',
          'Fail-safe, wire by wire',
          'Offline, on fire, on battery: the test',
        ],
      },
    },
  },
  {
    id: 40,
    code: 'ACS-126',
    contentType: 'course',
    kind: 'hsc',
    subject: 'access',
    certificationType: 'access-control',
    subtype: 'associate',
    requirement: 'elective',
    credits: 1,
    version: '2026',
    needsApproval: false,
    tenants: ['main'],
    recommended: false,
    chapters: [{ video: 'site-walk' }, { video: 'power-curve' }, { video: 'site-walk' }],
    texts: {
      en: {
        name: 'Visitors, roles and time profiles',
        summary:
          'Rights that follow the job, cards that expire by themselves and time profiles that survive the change to summer time.',
        description:
          '<p>After five years a typical access system has four hundred people and three hundred and eighty individual sets of rights. Nobody gave them out of malice; each was “just for this week”. This course puts order in before the first card is issued.</p><p>The tool is a matrix on one sheet: <strong>roles</strong> across, areas down, and in each field a time profile or nothing. A person gets a role, the role gets rights, exceptions get an end date. Six to ten roles are enough for most companies; if you need thirty, you have drawn the organisation chart. Time profiles are few as well: office, extended, shift, always. We test them on the nasty days: public holiday, Saturday shift, the hour that comes twice in October.</p><p>Visitors get cards that die at the end of the day without anybody’s help, a host who is responsible, and an entry in the evacuation list. Leavers lose their rights when the personnel office says so, not when the card comes back. Once a quarter the manager of an area signs who may enter it, and is usually surprised.</p>',
        outcomes: [
          'draw up a role and area matrix for a company of a hundred people on one page',
          'set time profiles with holidays and test them at the changes of the clock',
          'organise visitors and leavers so that no card outlives its reason',
          'prepare a quarterly review that a manager completes in ten minutes',
        ],
        chapters: [
          'One sheet: roles and areas',
          'Time profiles and nasty days',
          'Visitors, leavers and the quarterly review',
        ],
      },
    },
  },
  {
    id: 41,
    code: 'ACS-232',
    contentType: 'course',
    kind: 'hsc',
    subject: 'access',
    certificationType: 'access-control',
    subtype: 'professional',
    requirement: 'elective',
    credits: 2,
    version: '2026',
    needsApproval: true,
    tenants: ['main'],
    recommended: false,
    chapters: [
      { video: 'power-curve' },
      { video: 'site-walk' },
      { video: 'heat-scan' },
      { video: 'site-walk' },
    ],
    texts: {
      en: {
        name: 'Biometric readers: errors and consent',
        summary:
          'False acceptance, false rejection and people whose fingers do not read: the figures behind the data sheet and the law in front of it.',
        description:
          '<p>A biometric reader does not say yes or no. It says “similar enough”, and you set the threshold. Lower the false acceptance rate and the false rejection rate rises: at two per cent, with five hundred people four times a day, forty stand at the door and swear. ISO/IEC 19795 says how both are measured.</p><p>Size changes everything. One false acceptance in 100,000 is fine in <strong>1:1 verification</strong> with a card; in 1:N identification against 1,000 templates it becomes about one in a hundred for every stranger who tries. Then the people: dry skin, plasterers, gloves, twins, and the one to two per cent whose finger does not enrol at all. Printed faces and silicone fingers are presentation attacks, tested to ISO/IEC 30107-3; ask for the report.</p><p>In the European Union such data fall under Article 9 GDPR. Consent of an employee counts only if saying no costs nothing, hence a card as an equal alternative. Templates belong on the person’s own card where possible; a leaked password is changed, a leaked finger is not. A reviewer asks for a project description before enrolment.</p>',
        outcomes: [
          'read false acceptance, false rejection and failure to enrol in a data sheet and ask what is missing',
          'calculate the effect of a threshold on queue and risk at a given door',
          'choose between verification and identification, and decide where templates are kept',
          'prepare impact assessment, consent and the equal alternative with the customer',
        ],
        chapters: [
          'Similar enough: threshold and errors',
          'One to one, one to many',
          'Copies, masks and people who do not enrol',
          'Consent that may be refused',
        ],
      },
    },
  },
]
