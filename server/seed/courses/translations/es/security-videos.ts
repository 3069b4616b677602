import type { CourseTextSeed } from '../../../seed-types.ts'

export const securityVideos: Readonly<Record<number, CourseTextSeed>> = {
  201: {
    name: 'El problema de la gorra: cuándo es demasiado alto',
    summary:
      'Una cámara, una persona, cuatro alturas de montaje. ¿En cuál desaparece la cara y cuánto cuestan quince grados de inclinación?',
    description:
      '<p>Una persona con gorra camina hacia la misma cámara a 2,5, 3,5, 4,5 y 6 metros. Hasta unos 15 grados de inclinación la cara sirve; más allá de 30, se coleccionan gorras. La regla para identificar: aléjese cuatro veces la altura de la cámara sobre los ojos.</p>',
    outcomes: [
      'estimar el ángulo de inclinación por altura y distancia',
      'decir hasta qué ángulo sigue sirviendo una cara',
      'alejar una cámara en el plano antes de bajarla',
    ],
    chapters: ['El problema de la gorra: cuándo es demasiado alto'],
  },
  202: {
    name: 'Contraluz en la puerta de cristal',
    summary:
      'Por qué las visitas llegan como siluetas, qué hace de verdad el amplio rango dinámico y qué les hace a quienes caminan.',
    description:
      '<p>Fuera 20 000 lux, dentro 300: ningún sensor abarca ambos en una exposición. El vídeo ajusta una cámara de entrada: girarla, ponderar la exposición y solo después el WDR, que une varias exposiciones y deja fantasmas en quienes se mueven. Se comprueba con sol a las once.</p>',
    outcomes: [
      'reconocer el contraluz en el plano, antes de colgar la cámara',
      'ajustar la ponderación de la exposición en una entrada',
      'valorar los fantasmas que trae el WDR',
    ],
    chapters: ['Contraluz en la puerta de cristal'],
  },
  203: {
    name: 'Treinta días en disco: calcular el almacenamiento',
    summary:
      'De la tasa de bits a los terabytes en una hoja, con los errores que convierten treinta días prometidos en diecinueve.',
    description:
      '<p>A 4 Mbit/s cada cámara llena 43 GB diarios; dieciséis, 20,7 TB en treinta días, sin RAID, formato ni reserva. El seminario recorre la hoja, muestra la tasa variable en una noche de lluvia y responde sobre grabación por movimiento, plazos de conservación y discos que fallan durante la reconstrucción.</p>',
    outcomes: [
      'calcular el almacenamiento por tasa de bits, cámaras y días',
      'contar con RAID, formato y ruido nocturno',
      'comprobar a la semana si se cumplirá lo prometido',
    ],
    chapters: ['Treinta días en disco: calcular el almacenamiento'],
  },
  204: {
    name: 'Caso práctico: matrículas en el patio de carga',
    summary:
      'Un patio con once muelles, camiones en ambos sentidos y un sol bajo de invierno. Qué se planificó, qué falló y qué lee hoy las matrículas.',
    description:
      '<p>El primer proyecto usaba una cámara para toda la entrada y leía el 61 % de las matrículas. La corrección: carril propio, 1/1000 s, infrarrojo de 850 nm, menos de 30 grados y 200 píxeles por metro. Hoy lee el 97 %; para suciedad, enganches y matrículas extranjeras hay un pulsador.</p>',
    outcomes: [
      'nombrar las cuatro causas de una mala lectura de matrículas',
      'planificar obturador, ángulo y densidad para un carril',
      'acordar una tasa de lectura que pueda probarse',
    ],
    chapters: ['Caso práctico: matrículas en el patio de carga'],
  },
  205: {
    name: 'Abierta o cerrada sin corriente: cablear una puerta',
    summary:
      'Dos cerraduras, un relé y un corte de corriente. Qué puerta se abre, cuál sigue cerrada y dónde va el diodo.',
    description:
      '<p>Un electroimán retiene con corriente, un cerradero abre con ella. El vídeo los cablea por contacto normalmente cerrado y abierto, y corta la alimentación. Sin diodo en la bobina, los contactos se sueldan en semanas. Una puerta de evacuación se libera siempre sin electrónica por medio.</p>',
    outcomes: [
      'elegir para una puerta entre apertura y cierre sin corriente',
      'conectar una cerradura al contacto de relé correcto',
      'colocar un diodo de supresión con la polaridad correcta',
    ],
    chapters: ['Abierta o cerrada sin corriente: cablear una puerta'],
  },
  206: {
    name: 'De Wiegand a OSDP sin cable nuevo',
    summary:
      'Los lectores antiguos envían los números de tarjeta en claro. Cómo pasar puerta a puerta a una línea cifrada, casi siempre con los hilos existentes.',
    description:
      '<p>Wiegand envía el número en claro y en un solo sentido. OSDP (IEC 60839-11-5) funciona sobre RS-485, en ambos sentidos y con AES-128 en el canal seguro. El seminario muestra el cambio: medir pares, terminar con 120 ohmios, direcciones, velocidad y, sobre todo, sustituir la clave por defecto publicada.</p>',
    outcomes: [
      'decir qué se puede leer en una línea Wiegand',
      'juzgar si el cable existente sirve para RS-485',
      'poner en marcha un canal seguro con clave propia',
    ],
    chapters: ['De Wiegand a OSDP sin cable nuevo'],
  },
  207: {
    name: 'Resistencias de fin de línea: cuatro estados en dos hilos',
    summary:
      'Reposo, alarma, cortocircuito, corte. Dónde van las dos resistencias y por qué en la central no valen nada.',
    description:
      '<p>Con 4,7 kΩ al final de la línea y 4,7 kΩ sobre el contacto, la central ve 4,7 kΩ en reposo, 9,4 kΩ en alarma, cero en cortocircuito e infinito con el hilo cortado. Error común: ambas en la central, donde supervisan treinta centímetros y dejan sesenta metros al azar.</p>',
    outcomes: [
      'dibujar una línea supervisada con dos resistencias',
      'asignar los cuatro valores de resistencia a los cuatro estados',
      'encontrar resistencias montadas en el extremo equivocado',
    ],
    chapters: ['Resistencias de fin de línea: cuatro estados en dos hilos'],
  },
  208: {
    name: 'Caso práctico: el detector que saltaba a las 5:40',
    summary:
      'Once falsas alarmas en un invierno, siempre a la misma hora. Una búsqueda entre calefacción, sol, animales y registro de eventos.',
    description:
      '<p>Un detector salta a las 5:40, solo en laborables y bajo cero. Primero el registro de eventos; luego, el lugar con cámara térmica: a las 5:30 un aerotermo mueve una pancarta en el campo de detección. Colgaba dos metros demasiado a la izquierda; la sensibilidad no se tocó.</p>',
    outcomes: [
      'hallar el patrón en el registro de eventos antes de desplazarse',
      'buscar calor y movimiento de aire en un campo de detección',
      'mover un detector en vez de dejarlo ciego',
    ],
    chapters: ['Caso práctico: el detector que saltaba a las 5:40'],
  },
  209: {
    name: 'Dos equipos, una dirección: encontrados en cinco minutos',
    summary:
      'La imagen va y viene cada pocos segundos. Cómo encontrar una dirección IP duplicada con un portátil y el conmutador.',
    description:
      '<p>Una cámara responde, luego no, luego sí: dos direcciones físicas se turnan una dirección IP. La búsqueda: vaciar la tabla ARP, hacer ping, anotar ambas, buscarlas en el conmutador, ir al puerto. Suele ser un repuesto con dirección de fábrica; lo evitan etiquetas y una lista al día.</p>',
    outcomes: [
      'reconocer una dirección duplicada por sus síntomas',
      'seguir una dirección física hasta un puerto del conmutador',
      'poner en marcha los equipos nuevos uno tras otro',
    ],
    chapters: ['Dos equipos, una dirección: encontrados en cinco minutos'],
  },
  210: {
    name: '¿Qué le cuenta su cámara a internet?',
    summary:
      'Una hora de tráfico de una cámara recién desembalada: nombres, hora, relé en la nube y un puerto que abrió por su cuenta.',
    description:
      '<p>Una cámara recién desembalada, una hora ante el analizador: pidió la hora, buscó actualizaciones, probó tres servidores de relé y solicitó un puerto abierto por UPnP. El seminario decide línea por línea y acaba con una regla de salida: pasan dos direcciones, el resto se registra.</p>',
    outcomes: [
      'grabar y leer el tráfico saliente de un equipo',
      'desactivar relé y UPnP y demostrar que lo están',
      'escribir una regla de salida para una red de cámaras',
    ],
    chapters: ['¿Qué le cuenta su cámara a internet?'],
  },
  211: {
    name: 'Eco y pitidos en la placa de calle',
    summary:
      'La visita se oye a sí misma y el conserje oye un pitido. Cuatro causas en el orden en que conviene comprobarlas.',
    description:
      '<p>El pitido es un bucle: altavoz, aire, micrófono, amplificador. Se comprueba primero la junta, luego volumen y distancia, luego el nicho y al final el cancelador de eco. Bajarlo todo cura el pitido y también la conversación. Al final hablan dos a la vez: la única prueba honrada.</p>',
    outcomes: [
      'distinguir el eco acústico del retardo de red',
      'comprobar por orden junta, volumen, nicho y cancelador de eco',
      'hacer en la entrega una prueba de habla simultánea',
    ],
    chapters: ['Eco y pitidos en la placa de calle'],
  },
  212: {
    name: 'Un conector en un mástil que sigue seco en primavera',
    summary:
      'Terminar cable de red exterior: bucle de goteo, prensaestopas, alivio de tracción y una medida antes de cerrar la tapa.',
    description:
      '<p>El agua no cae en la cámara, camina por el cable. Se muestran prensaestopas, bucle de goteo, alivio de tracción, pares destrenzados máximo 13 mm y pantalla en todo el contorno. Antes de cerrar se miden mapa de hilos y PoE con carga; el taladro sobrante lleva tapón, no cinta.</p>',
    outcomes: [
      'terminar un cable exterior con bucle de goteo y prensaestopas',
      'conservar trenzado y pantalla hasta el contacto',
      'medir el mapa de hilos y la tensión PoE con carga',
    ],
    chapters: ['Un conector en un mástil que sigue seco en primavera'],
  },
}
