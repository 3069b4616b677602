import type { TextsById } from '../../translated.ts'
import type { Wording } from '../notation.ts'

export const videoRecording: TextsById<Wording> = {
  30: [
    '¿Qué se hace primero con una cámara IP nueva?',
    [
      'Darle una contraseña propia y una dirección planificada',
      'Grabar durante una semana',
      'Abrirla a internet',
      'Subir la tasa de bits al máximo',
    ],
    'Sin dirección ni contraseña no empiezan ni la documentación ni la seguridad. Todo lo demás se ajusta después.',
  ],
  31: [
    'Una cámara tiene una dirección de 169.254.0.0/16. ¿Qué indica?',
    [
      'No ha encontrado ningún servidor DHCP',
      'Está averiada',
      'Está en internet',
      'Su contraseña es incorrecta',
    ],
    'De este rango toma un equipo su propia dirección cuando nadie le asigna una.',
  ],
  32: [
    '¿Qué protocolo transporta el vídeo en directo de la mayoría de las cámaras IP?',
    ['RTP, controlado por RTSP', 'SMTP', 'SNMP', 'NTP'],
    'RTSP inicia y detiene; RTP lleva los datos.',
  ],
  33: [
    '¿Qué efecto tiene un intervalo mayor entre fotogramas clave?',
    [
      'Ahorra tasa de bits y hace más lentas la búsqueda y la recuperación',
      'Aumenta la tasa de bits',
      'Mejora la luz',
      'Acorta el tiempo de conservación',
    ],
    'Solo los fotogramas clave están completos. Menos ocupan menos espacio, pero una pérdida dura más.',
  ],
  34: [
    'Tasa de bits variable con límite superior: ¿qué ocurre en una escena muy agitada?',
    [
      'La calidad baja al alcanzarse el límite',
      'Se ignora el límite',
      'La resolución se duplica',
      'La grabación se detiene',
    ],
    'El límite protege la red y el disco, a costa de la calidad justo cuando ocurren muchas cosas.',
  ],
  35: [
    '¿Qué flujo se usa para un mosaico de dieciséis imágenes pequeñas?',
    [
      'El segundo flujo, más pequeño',
      'El flujo principal a resolución completa',
      'Una foto por minuto',
      'La grabación en la cámara',
    ],
    'Dieciséis flujos completos sobrecargan el puesto cliente sin mostrar más en recuadros pequeños.',
  ],
  36: [
    '¿Cuánto ocupa aproximadamente al día 1 Mbit/s en grabación continua?',
    ['10,8 GB', '86,4 GB', '1,35 GB', '3,6 GB'],
    '86 400 s × 1 Mbit = 86 400 Mbit; ÷ 8 = 10 800 MB.',
  ],
  37: [
    '¿Qué hace un búfer de prealarma?',
    [
      'Conserva los segundos anteriores al evento',
      'Retrasa la alarma',
      'Filtra animales',
      'Borra imágenes antiguas',
    ],
    'La causa de un evento suele estar antes de él. El búfer se graba junto con el evento.',
  ],
  38: [
    'Las grabaciones tienen huecos todos los días a las 3 de la madrugada. ¿Qué mira usted primero?',
    [
      'Las tareas programadas y los registros de esa hora',
      'El objetivo',
      'La altura de montaje',
      'La licencia de la máscara',
    ],
    'Una hora fija indica un programador: un reinicio, una copia de seguridad o una limpieza.',
  ],
  39: [
    '¿Cómo se advierte que una de cuarenta cámaras lleva una semana sin grabar?',
    [
      'Con una supervisión que avise y mirando imágenes antiguas',
      'Por la imagen en directo',
      'Por el consumo eléctrico',
      'Solo por las quejas de los usuarios',
    ],
    'La imagen en directo no dice nada de la grabación. Comprobar imágenes antiguas, sí.',
  ],
  40: [
    'Un suceso ocurrió en algún momento de una semana. ¿Cuál es la búsqueda visual más rápida?',
    [
      'Dividir el periodo por la mitad una y otra vez',
      'Reproducirlo todo al doble de velocidad',
      'Ver la grabación desde el final hacia atrás',
      'Preguntar a cada vigilante',
    ],
    'Cada mirada reduce a la mitad lo que queda. Tras unas 14 miradas, de una semana queda un minuto.',
  ],
  41: [
    '¿Qué se hace antes que nada cuando una grabación se necesita como prueba?',
    [
      'Protegerla contra la sobrescritura',
      'Convertirla en un archivo más pequeño',
      'Cortar las partes aburridas',
      'Enviarla por mensajería instantánea',
    ],
    'La sobrescritura continúa mientras se habla. Lo primero es bloquear o exportar.',
  ],
  42: [
    '¿Qué demuestra una suma de comprobación, como SHA-256, de una exportación?',
    [
      'Que el archivo no ha cambiado desde entonces',
      'Quién aparece en la imagen',
      'Que el reloj iba bien',
      'Que la cámara estaba calibrada',
    ],
    'Cualquier bit cambiado altera la suma. Sobre la hora y el contenido no dice nada.',
  ],
  43: [
    'El reloj de un grabador va 4 minutos adelantado. ¿Cómo se trata la exportación?',
    [
      'Se anota la diferencia en el acta',
      'Primero se atrasa el reloj',
      'Se cambia el nombre del archivo',
      'De ningún modo, 4 minutos no importan',
    ],
    'El original no se modifica; la diferencia medida lo hace utilizable.',
  ],
  44: [
    '¿Cuánto tiempo pueden conservarse las grabaciones según el RGPD?',
    [
      'Tanto como exija la finalidad, de forma justificada',
      'Siempre 72 horas',
      'Siempre 30 días',
      'Hasta que se llene el disco',
    ],
    'El reglamento no da ninguna cifra. Las directrices europeas piden razones para superar con holgura las 72 horas, y las normas nacionales pueden diferir.',
  ],
  45: [
    'El balcón de un vecino entra en la imagen. ¿Qué medida es la mejor?',
    [
      'Girar la cámara y enmascarar el resto en la cámara',
      'Enmascararlo en el puesto cliente',
      'Prometer no mirar',
      'Bajar la tasa de bits',
    ],
    'Lo que no se capta no necesita protección. La máscara en la cámara cubre lo que no se puede evitar al orientarla.',
  ],
  46: [
    '¿Quién puede ver las grabaciones?',
    [
      'Quien lo necesite para su tarea, con cuenta personal',
      'Todos en la empresa',
      'Solo el instalador',
      'Cualquiera que conozca la contraseña compartida',
    ],
    'Necesidad de conocer y trazabilidad: una cuenta compartida no deja el nombre de nadie en el registro.',
  ],
  47: [
    '¿Qué efecto tiene copiar los mismos ajustes a 40 cámaras sin mirar?',
    [
      'La exposición y las máscaras no encajan en la mayoría de las escenas',
      'Ninguno, las cámaras son iguales',
      'La tasa de bits se reduce a la mitad',
      'Se pierden licencias',
    ],
    'Red, hora y códec se pueden copiar. Lo que depende de la escena, no.',
  ],
  48: [
    '¿Qué datos van en el registro de puesta en servicio de una cámara?',
    [
      'Dirección y versión de firmware',
      'Resolución, imágenes por segundo y tasa de bits',
      'Imagen de referencia',
      'Nombre del perro del instalador',
      'Contraseña sin cifrar',
    ],
    'Con ellos, una cámara de sustitución vuelve a mostrar la misma imagen. Las contraseñas se guardan aparte.',
  ],
  49: [
    '¿Qué reduce el almacenamiento necesario sin perder píxeles?',
    [
      'Un códec más eficiente',
      'Grabar por eventos donde esté permitido',
      'Intervalos mayores entre fotogramas clave',
      'Más imágenes por segundo',
      'Un cable de red más corto',
    ],
    'El códec y los fotogramas clave reducen la tasa de bits; los eventos, el tiempo. Más imágenes por segundo la aumentarían.',
  ],
  50: [
    '¿Qué forma parte de una exportación para la policía?',
    [
      'La diferencia horaria del grabador',
      'Un reproductor o un formato habitual',
      'Un acta de quién entregó qué',
      'Todas las contraseñas de administrador',
      'Una selección al gusto',
    ],
    'La hora, la legibilidad y la cadena de custodia la hacen utilizable. Las contraseñas nunca forman parte de ella.',
  ],
  51: [
    '¿Qué debe indicar como mínimo un cartel de videovigilancia?',
    [
      'Quién es el responsable',
      'La finalidad',
      'Dónde encontrar más información',
      'El tipo de cámara',
      'La resolución',
    ],
    'La primera capa informativa indica el responsable, los fines y cómo llegar al resto.',
  ],
  52: [
    '¿Qué causas pueden hacer que una imagen en directo vaya a saltos?',
    [
      'Un puesto cliente sobrecargado',
      'Pérdida de paquetes en la red',
      'Demasiados flujos completos en una pantalla',
      'La falta de un cartel',
      'Un tiempo de conservación de 72 horas',
    ],
    'La decodificación y el transporte limitan la imagen. El cartel y el tiempo de conservación no influyen.',
  ],
  53: [
    'Una imagen en directo demuestra que la cámara se está grabando.',
    ['Falso', 'Verdadero'],
    'El directo y la grabación son vías distintas. Solo mirar la grabación lo demuestra.',
  ],
  54: [
    'H.265 necesita aproximadamente la misma tasa de bits que H.264 con la misma calidad.',
    ['Falso', 'Verdadero'],
    'Ahorra aproximadamente entre un tercio y la mitad, a costa de más cálculo al decodificar.',
  ],
  55: [
    'Duplicar las imágenes por segundo siempre duplica la tasa de bits.',
    ['Falso', 'Verdadero'],
    'Las imágenes contiguas se parecen y se comprimen bien; el aumento suele ser menor.',
  ],
  56: [
    'Los discos para videovigilancia están hechos para escribir de forma continua.',
    ['Verdadero', 'Falso'],
    'Los corrientes están hechos para otras cargas y se detienen o fallan antes.',
  ],
  57: [
    'Una cámara que no muestra nada de interés también puede formar parte de la exportación.',
    ['Verdadero', 'Falso'],
    'Que nadie pasara por allí también es una respuesta.',
  ],
}
