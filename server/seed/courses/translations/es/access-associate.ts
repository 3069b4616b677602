import type { CourseTextSeed } from '../../../seed-types.ts'

export const accessAssociate: Readonly<Record<number, CourseTextSeed>> = {
  39: {
    name: 'Controladores, alimentación y cableado a prueba de fallos',
    summary:
      'Dónde va el controlador, qué alimenta la cerradura, cuánto dura la batería y qué se abre cuando ha fallado todo lo demás.',
    description:
      '<p>El controlador decide, así que va en el lado protegido. Fuera queda un lector con su cable, y quien lo arranque de la pared podrá aprenderse los colores de los hilos, pero no abrir la puerta con dos de ellos.</p><p>Después calculamos. Una cerradura de 0,5 A al final de 60 m de 0,5 mm² pierde 2,1 V entre ida y vuelta; de 12 V quedan 9,9 y la cerradura zumba. Autonomía: 1,2 A durante cuatro horas son 4,8 Ah; con un cuarto por envejecimiento, 6 Ah; luego 7 Ah, que se cambian por fecha y no por defunción. Cerradura y controlador llevan fusibles separados, cada bobina de continua su <strong>diodo</strong> y cada una de alterna su varistor.</p><p>A prueba de fallos significa que hilo cortado, fuente muerta y alarma de incendio llevan al mismo estado inofensivo. La liberación por incendio corta la alimentación de la cerradura por hardware; un mensaje por la red es una cortesía. En un panel de prácticas según EN 60839-11-1 medimos, cortamos y quemamos (solo fusibles), y luego desenchufamos el servidor.</p>',
    outcomes: [
      'colocar controlador, lector y fuente de modo que nada de fuera pueda abrir la puerta',
      'calcular caída de tensión, fusible y batería de una puerta',
      'cablear una cerradura de modo que todo fallo simple lleve al estado seguro acordado',
      'probar y documentar funcionamiento sin servidor, liberación por incendio y paso a batería',
    ],
    chapters: [
      'El lado protegido',
      'Caída de tensión y fusibles',
      'Baterías con reloj',
      'A prueba de fallos, hilo a hilo',
      'Sin servidor, con fuego, con batería: la prueba',
    ],
  },
  40: {
    name: 'Visitas, roles y perfiles horarios',
    summary:
      'Derechos que siguen al puesto, tarjetas que caducan solas y perfiles horarios que sobreviven al cambio de hora.',
    description:
      '<p>A los cinco años, un sistema de acceso típico tiene cuatrocientas personas y trescientos ochenta juegos de derechos individuales. Nadie los dio con mala intención; cada uno era «solo para esta semana». Este curso pone orden antes de entregar la primera tarjeta.</p><p>La herramienta es una matriz en una hoja: los <strong>roles</strong> en horizontal, las zonas en vertical y en cada casilla un perfil horario o nada. La persona recibe un rol, el rol derechos y la excepción una fecha de fin. A la mayoría de empresas le bastan de seis a diez roles; quien necesita treinta ha dibujado el organigrama. También los perfiles son pocos, y se prueban en los días malos: festivo, turno de sábado, la hora que en octubre llega dos veces.</p><p>La tarjeta de visita muere al acabar el día sin ayuda de nadie, tiene un anfitrión responsable y figura en la lista de evacuación. Quien se va pierde los derechos cuando lo dice personal, no cuando vuelve la tarjeta. Una vez al trimestre, el responsable de cada zona firma quién puede entrar, y suele sorprenderse.</p>',
    outcomes: [
      'hacer en una página la matriz de roles y zonas de una empresa de cien personas',
      'definir perfiles horarios con festivos y probarlos en los cambios de hora',
      'organizar visitas y bajas de modo que ninguna tarjeta sobreviva a su motivo',
      'preparar una revisión trimestral que un responsable termine en diez minutos',
    ],
    chapters: [
      'Una hoja: roles y zonas',
      'Perfiles horarios y días malos',
      'Visitas, bajas y revisión trimestral',
    ],
  },
  41: {
    name: 'Lectores biométricos: errores y consentimiento',
    summary:
      'Falsa aceptación, falso rechazo y personas cuyos dedos no se leen: las cifras detrás de la hoja de datos y la ley por delante.',
    description:
      '<p>Un lector biométrico no dice sí o no. Dice «bastante parecido», y el umbral lo pone usted. Si baja la tasa de falsa aceptación, sube la de falso rechazo: con un dos por ciento y quinientas personas cuatro veces al día, cuarenta se quedan en la puerta echando pestes. ISO/IEC 19795 dice cómo se miden ambas.</p><p>El tamaño lo cambia todo. Una falsa aceptación entre 100 000 está bien en <strong>verificación 1:1</strong> con tarjeta; en identificación 1:N frente a 1000 plantillas se convierte en cerca de una entre cien por cada extraño que prueba. Luego están las personas: piel seca, yeseros, guantes, gemelos y el uno o dos por ciento cuyo dedo ni siquiera se registra. Caras impresas y dedos de silicona son ataques de presentación, ensayados según ISO/IEC 30107-3; pida el informe.</p><p>En la Unión Europea estos datos caen bajo el artículo 9 del RGPD. El consentimiento de un empleado solo vale si decir que no cuesta nada, de ahí la tarjeta como alternativa equivalente. Las plantillas van, si se puede, en la tarjeta de cada uno. Un revisor pide la descripción de un proyecto antes de la inscripción.</p>',
    outcomes: [
      'leer en una hoja de datos falsa aceptación, falso rechazo y fallo de registro y preguntar por lo que falta',
      'calcular el efecto de un umbral sobre la cola y el riesgo en una puerta concreta',
      'elegir entre verificación e identificación y decidir dónde se guardan las plantillas',
      'preparar con el cliente la evaluación de impacto, el consentimiento y la alternativa equivalente',
    ],
    chapters: [
      'Bastante parecido: umbral y errores',
      'Uno a uno, uno a muchos',
      'Copias, máscaras y quienes no se registran',
      'Un consentimiento que se puede negar',
    ],
  },
}
