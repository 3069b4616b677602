import type { ClassroomDocument } from '../../../../src/domain/classroom/classroom-document.ts'
import type { TextsById } from '../../translated.ts'

export const classroom: TextsById<ClassroomDocument['texts']['en']> = {
  1: {
    name: 'Videovigilancia, nivel asociado: dos días en Varsovia',
    summary: 'Ubicación, objetivos, luz y grabación, con doce cámaras en un aparcamiento real.',
    description:
      '<p>El primer día es de la imagen: calcula densidades de píxeles, coloca cámaras en nuestro aparcamiento y compara lo calculado con lo que se ve, a mediodía y otra vez de noche. El segundo es de lo que hay detrás: almacenamiento, PoE, hora y una exportación que se sostenga ante un juez.</p><p>Traiga un portátil con toma de red y ropa de exterior. Los nueve créditos se anotan la segunda tarde; después tiene <strong>30 días</strong> para el examen teórico.</p>',
    location: 'Centro de formación de Varsovia, ul. Przykładowa 14, 00-001 Warszawa, Polonia, sala 2',
  },
  2: {
    name: 'Seguridad general: tres días en línea',
    summary: 'Riesgo, alimentación, red y entrega, con ejercicios que se corrigen por la noche.',
    description:
      '<p>Tres días de nueve a tres, con una pausa larga a mediodía. Cada día empieza con un lugar: una joyería, un colegio, un almacén de sal. Nombra los riesgos, dibuja las capas, calcula cable y alimentación de reserva y discute con otras tres personas lo que el cliente necesita de verdad.</p><p>El formador corrige los ejercicios por la noche. Hace falta una sala tranquila y un micrófono. Termina con los <strong>doce créditos</strong>.</p>',
    location: 'En línea; el enlace se envía la víspera. Hora de Varsovia.',
  },
  3: {
    name: 'Termografía, nivel asociado: dos días en Múnich',
    summary: 'Una pared calefactada, ocho cámaras y lecturas en las que dos personas pueden coincidir.',
    description:
      '<p>Mide los mismos doce blancos tres veces: al llegar, tras la hora de emisividad y al final, con un registro que un extraño pueda repetir. Entre la primera lista y la última están la temperatura reflejada, el tamaño del punto, el enfoque, las ventanas y la disciplina de anotar cada ajuste.</p><p>Traiga su cámara si la tiene; hay cámaras de préstamo. Se trabaja en parejas y cada una revisa a otra. Nueve créditos.</p>',
    location:
      'Centro de formación de Múnich, Musterweg 7, 80331 München, Alemania, laboratorio de la planta baja',
  },
  4: {
    name: 'Control de accesos: ocho puertas en Madrid',
    summary:
      'Montar, cablear, averiar y reparar puertas de tamaño real, del abrepuertas a la puerta de evacuación.',
    description:
      '<p>En la sala hay ocho puertas y ninguna es nueva. El primer día elige cerradura, lector y fuente, los monta y cablea el controlador. El segundo los grupos se intercambian: cada uno pone un fallo en su puerta y el otro lo encuentra solo con el polímetro y los documentos.</p><p>Entre medias hablamos de vías de evacuación, apertura o bloqueo por fallo de tensión y OSDP. Clases en español, material en inglés. <strong>El formador aprueba la inscripción</strong>; indique su oficio.</p>',
    location: 'Sala de formación de Madrid, Calle del Ejemplo 22, 28001 Madrid, España',
  },
  5: {
    name: 'Termografía, nivel profesional: informes que se sostienen, Lyon',
    summary: 'Cuadros eléctricos en carga, material almacenado y el informe que acepta una aseguradora.',
    description:
      '<p>Para titulares del certificado asociado. El primer día inspeccionamos un cuadro que se puede cargar del 10 al 90 % y vemos cómo se esconde un borne flojo a un tercio de la carga. El segundo, material almacenado: serrín con un núcleo en brasa, una caja de celdas, una pared tras la que hay algo caliente.</p><p>Cada uno escribe dos informes. Se leen en voz alta y el grupo decide si una aseguradora los creería. Seis plazas, porque solo hay un cuadro.</p>',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francia',
  },
  6: {
    name: 'Videovigilancia, nivel profesional: calor, polvo y noche, Dubái',
    summary: 'Sistemas exteriores al límite: alimentación, carcasas, infrarrojo con polvo y cables largos.',
    description:
      '<p>Una cámara que funciona en un clima suave puede perder el infrarrojo, el enfoque o la fuente en una azotea a 48 °C. En dos días planifica para ello: balance térmico de carcasas, PoE al final de noventa metros, polvo en el haz, tiempos de obturación nocturnos.</p><p>La segunda tarde se pasa al aire libre hasta las diez, porque lo importante solo se ve entonces. Se imparte en árabe con diapositivas en inglés. Se exige el certificado asociado.</p>',
    location: 'Centro de formación de Dubái, Example Street 5, Al Quoz, Dubái, Emiratos Árabes Unidos',
  },
  7: {
    name: 'Detección de intrusión: una tarde de falsas alarmas',
    summary:
      'Cuarenta historiales reales, ordenados por causas. En línea, con una central que configura usted.',
    description:
      '<p>Recibe cuarenta registros de una central receptora: un almacén, un colegio, una casa con dos gatos. En grupos de cuatro los ordenan por causas, señalan el detector inadecuado para su sitio y proponen un cambio que no baje el grado.</p><p>Después aplica el cambio en una central de nuestro laboratorio, desde el navegador, y vemos si la noche que se le reproduce queda en calma. Cuatro créditos.</p>',
    location: 'En línea; el enlace se envía la víspera. Hora de Johannesburgo.',
  },
  8: {
    name: 'Videovigilancia, nivel experto: grandes sistemas, Seúl',
    summary:
      'Doscientos flujos, multicast, analítica y recuperación. Tres días para quien ya lleva sistemas así.',
    description:
      '<p>El laboratorio tiene veinte cámaras y un generador que hace de las otras ciento ochenta. Diseña VLAN, queriers y fuentes de hora, pone en marcha analítica en un perímetro y después pierde a propósito un conmutador troncal para medir cuánto tardan en volver las imágenes.</p><p>El tercer día escribe y ejecuta el plan para actualizar todo el sistema. Se exige el certificado profesional. <strong>El examen práctico es al día siguiente.</strong></p>',
    location: 'Laboratorio de redes, 12 Yesi-ro, Jung-gu, Seúl, Corea del Sur',
  },
  9: {
    name: 'Videovigilancia, nivel asociado: dos tardes para América Latina',
    summary: 'Ubicación y luz mediante cálculo, en español y portugués. Traiga un plano propio.',
    description:
      '<p>Dos tardes a horas que convienen a ambas costas. La primera colocamos juntos cámaras en tres planos enviados por los participantes, con el cálculo en pantalla. La segunda miramos los mismos lugares de noche.</p><p>Se puede preguntar en español o portugués. Envíe su plano cinco días antes, sin nombres ni direcciones. Cinco créditos; los otros cuatro se obtienen con los cursos en línea.</p>',
    location: 'En línea; el enlace se envía la víspera. Hora de São Paulo.',
  },
  10: {
    name: 'Seguridad general: tres días en Johannesburgo',
    summary: 'De la visita de obra al acta de entrega, con un armario para cada dos participantes.',
    description:
      '<p>Cada pareja recibe un armario vacío la primera mañana y entrega uno en funcionamiento la tercera tarde: fuente, baterías, protección contra sobretensiones, conmutador, central y su documentación. Lo que no está documentado no está hecho.</p><p>La visita se hace en una antigua imprenta con cuatro entradas, cubierta plana y un vecino que protesta. La alimentación de reserva ocupa medio día, porque aquí hace falta cada semana. Doce créditos.</p>',
    location: 'Centro de formación de Johannesburgo, 31 Sample Road, Johannesburg 2000, Sudáfrica',
  },
  11: {
    name: 'Seminario web: diez falsas alarmas y sus causas',
    summary: 'Una central receptora abre sus registros. 75 minutos, con tiempo para sus propios casos.',
    description:
      '<p>Diez alarmas que sacaron a alguien de casa en vano, contadas desde el registro: la calefacción que arranca a las cuatro, la araña que vuelve cada noche, el contacto que solo se abre con heladas. Antes de cada solución se vota la causa; el récord está en seis de diez.</p><p>Los últimos veinte minutos son para casos enviados. Se graba la charla, no las preguntas.</p>',
    location: 'En línea; el enlace se envía una hora antes del inicio.',
  },
  12: {
    name: 'Taller: cámaras térmicas en el perímetro, de noche',
    summary: 'Doscientos metros de valla, cuatro objetivos, hierba mojada. Usted juzga qué debió detectarse.',
    description:
      '<p>Por la tarde montamos cuatro cámaras térmicas con distintos objetivos a lo largo de una valla de doscientos metros y anotamos qué debería detectar cada una y dónde. Luego oscurece y alguien empieza a andar, correr, arrastrarse y llevar una escalera.</p><p>Cada media hora comparamos lo esperado con la lista de eventos, cambiamos una cosa y repetimos. Traiga botas y ropa de lluvia: solo se suspende por tormenta. Hay sopa caliente, también vegetariana y halal.</p>',
    location: 'Campo de pruebas cerca de Múnich, Musterweg 90, 85716 Unterschleißheim, Alemania',
  },
  13: {
    name: 'Seminario: deberes de ciberseguridad del instalador',
    summary:
      'Qué pide el derecho europeo a fabricantes, titulares y a quienes están en medio. Un día sin diapositivas.',
    description:
      '<p>En cada mesa hay tres textos: el Reglamento de Ciberresiliencia, la Directiva NIS 2 y un contrato de mantenimiento como los que se firman a diario. Averiguamos juntos quién debe hacer qué cuando un viernes se conoce una vulnerabilidad y dónde calla el contrato.</p><p>Por la tarde cada grupo reescribe dos cláusulas, sobre inventario y actualizaciones. No es asesoramiento jurídico; una abogada del sector atiende las preguntas.</p>',
    location: 'Sala de formación de Madrid, Calle del Ejemplo 22, 28001 Madrid, España',
  },
  14: {
    name: 'Taller: puesta a tierra y sobretensiones en exteriores',
    summary: 'Un generador de impulsos, equipos quemados y la pregunta de por dónde fue la corriente.',
    description:
      '<p>Suelo seco, líneas largas y mástiles metálicos: en el Golfo cuesta bajar de diez ohmios. Mide tres tomas de tierra con tres métodos, obtiene tres resultados y aprende en cuál confiar.</p><p>Tras la pausa se enciende el generador. Protegemos paso a paso una cámara en un mástil, primero por el extremo equivocado, y medimos lo que aún llega a la toma. Sus equipos averiados son bienvenidos. La inscripción se aprueba, porque el generador exige formación eléctrica.</p>',
    location: 'Centro de formación de Dubái, Example Street 5, Al Quoz, Dubái, Emiratos Árabes Unidos',
  },
  15: {
    name: 'Seminario web: imágenes nocturnas, en directo desde dos lugares',
    summary: 'La misma escena en Seúl y Varsovia, con infrarrojo, luz blanca y una farola.',
    description:
      '<p>Dos cámaras del mismo modelo miran el mismo tipo de coche aparcado: una en Seúl, ya de noche, y otra en una nave a oscuras en Varsovia. En directo cambiamos obturación, ganancia y luz, y una persona cruza la escena a velocidad conocida.</p><p>Verá qué ocurre con la cara, la matrícula y la tasa de bits, y dirá qué cambiar después. Ajustes y grabaciones quedan disponibles. En inglés.</p>',
    location: 'En línea; el enlace se envía una hora antes del inicio.',
  },
  16: {
    name: 'Seminario: termografía para prevenir incendios en almacenes',
    summary: 'Astillas, residuos, baterías: qué umbral, qué ciclo y a quién se llama de noche.',
    description:
      '<p>Para titulares, aseguradoras, técnicos de incendios y quienes proyectan para ellos. Empezamos con cuatro incendios grabados desde el primer píxel caliente y preguntamos cuándo se pudo notar cada uno, con qué cámara y qué umbral.</p><p>Después, lo incómodo: una alarma temprana vale tanto como la persona que la recibe. Los grupos escriben un plan de alarma para una nave con un solo vigilante nocturno. En francés; comida incluida.</p>',
    location: 'Laboratoire thermique, 9 rue de l’Exemple, 69001 Lyon, Francia',
  },
  17: {
    name: 'Taller: un portón, dos personas, cuatro horas',
    summary: 'Un portón corredero con lector, lazo e intercomunicador, puesto en marcha entre dos.',
    description:
      '<p>El portón de nuestro patio pesa cuatrocientos kilos y solo obedece a quien ha pensado. Entre dos lo ponen en marcha desde el bastidor desnudo: motor, finales de carrera, banda de seguridad, lazo inductivo, lector de largo alcance, intercomunicador y la apertura manual cuando ya nada funciona.</p><p>El formador observa, responde y detiene el trabajo si hay peligro. Calzado de seguridad obligatorio. Es gratuito y admite a dos personas.</p>',
    location: 'Rua do Exemplo 480, São Paulo, Brasil, entrada del patio',
  },
  18: {
    name: 'Seminario web: baterías que aguantan la noche',
    summary: 'Una hora sobre capacidad, temperatura y edad, con un cálculo que cabe en una postal.',
    description:
      '<p>Una batería de 18 Ah no da dieciocho amperios durante una hora, ni un amperio durante dieciocho horas en enero. En una hora pasamos de la corriente del sistema a la capacidad necesaria: reposo, alarma, envejecimiento, frío y la reserva que pide la norma.</p><p>El cálculo cabe en una postal, que usted recibe. Lo probamos con tres baterías de armarios reales y vemos qué etiqueta decía la verdad.</p>',
    location: 'En línea; el enlace se envía una hora antes del inicio.',
  },
}
