import type { Strings } from './strings.ts'

export const es: Strings = {
  skipToContent: 'Saltar al contenido principal',
  mainNavigation: 'Navegación principal',
  opensInNewTab: '(se abre en una pestaña nueva)',
  repository: 'Repositorio',
  language: 'Idiomas',
  toggleMenu: 'Abrir o cerrar el menú de navegación',
  closeMenu: 'Cerrar el menú de navegación',
  menuNavigation: 'Menú',
  backToMainMenu: '← Volver al menú principal',
  close: 'Cerrar',
  backToTop: 'Volver al principio',
  themeSwitch: 'Cambiar entre modo oscuro y claro (ahora: {mode})',
  lightMode: 'modo claro',
  darkMode: 'modo oscuro',
  home: 'Inicio',
  footerNavigation: 'Pie de página',

  notFoundTitle: 'Página no encontrada',
  notFoundLine1: 'No hemos encontrado lo que buscas.',
  notFoundLine2:
    'Si has llegado desde otro sitio, avisa a su responsable de que el enlace no funciona.',

  crashTitle: 'Esta página ha fallado.',
  tryAgain: 'Intentar de nuevo',
  loadFailedTitle: 'No se ha podido cargar esta página',
  loadFailedHint:
    'Comprueba la conexión e inténtalo de nuevo. Para regresar a la página anterior, vuelve atrás.',
  loadTimeout: 'El servidor no ha respondido.',
  errorDetails: 'Detalles del error',
  offlineTitle: 'No hay conexión',
  offlineHint:
    'Esta página se abrirá automáticamente cuando vuelva la conexión. Para regresar a la página anterior, vuelve atrás.',
  retry: 'Reintentar',
  controlFailed: 'No se ha podido cargar. Comprueba la conexión e inténtalo de nuevo.',

  resumeReading: 'Seguir leyendo en',
  shortcuts: 'Atajos de teclado',
  shortcutsOn: 'Usar estos atajos',
  shortcutActions: {
    help: 'Mostrar esta lista',
    search: 'Buscar',
    theme: 'Cambiar entre claro y oscuro',
    next: 'Página siguiente',
    previous: 'Página anterior',
    top: 'Volver al principio',
  },

  labReset: 'Restablecer',
  labShare: 'Copiar enlace',
  labShared: 'Copiado',
  labText: 'Descripción',
  labFailed: 'No se ha podido cargar este experimento.',
  labCrashed: 'Este experimento ha fallado.',
  loading: 'Cargando…',
  pageError: 'Error de página',

  baseUrlTitle: 'El sitio no se ha cargado correctamente.',
  baseUrlReason: 'La causa más común es una URL base incorrecta (base en site.config.ts).',
  baseUrlConfigured: 'URL base configurada:',
  baseUrlDefault: '(valor predeterminado)',
  baseUrlSuggestion: 'URL base sugerida:',

  docsSidebar: 'Barra lateral de la documentación',
  breadcrumbs: 'Ruta de navegación',
  docsPages: 'Páginas de la documentación',
  previous: 'Anterior',
  next: 'Siguiente',
  onThisPage: 'En esta página',
  editThisPage: 'Editar esta página',
  lastUpdated: 'Última actualización: {date}',
  toggleCategory: 'Desplegar o contraer la categoría «{label}»',
  moreAbove: { one: '1 más arriba', other: '{count} más arriba' },
  moreBelow: { one: '1 más abajo', other: '{count} más abajo' },
  morePages: { one: '1 página más', other: '{count} páginas más' },
  moreCategories: { one: '1 categoría más', other: '{count} categorías más' },
  versions: 'Versiones',
  versionBadge: 'Versión: {label}',
  versionUnreleased:
    'Esta es la documentación de {title} {label}, versión que aún no se ha publicado.',
  versionUnmaintained:
    'Esta es la documentación de {title} {label}, versión que ya no se mantiene activamente.',
  versionAdvice: 'Para ver la documentación actualizada, consulta la',
  versionLatest: 'última versión ({label})',

  relatedPages: 'Páginas relacionadas',
  docsMap: 'Mapa de conocimientos',
  mapRequires:
    'Las flechas van de una página a las que se basan en ella. Cuanto más abajo está una página, más conocimientos previos requiere.',
  mapLinks:
    'Las líneas de puntos muestran a qué páginas enlaza cada una. Pasa el puntero por una página, o selecciónala con Tab, para verlas.',
  readingPaths: 'Elegir un recorrido',
  noReadingPath: 'Sin recorrido',
  readFirst: 'Leer antes: ',
  pageRead: 'Leída',
  readHint:
    'Las páginas leídas hasta el final quedan marcadas. El historial no sale de este navegador.',
  readCount: 'Páginas leídas: {count} de {total}. El historial no sale de este navegador.',
  clearRead: 'Borrar historial de lectura',

  postsSidebar: 'Navegación de entradas recientes',
  recentPosts: 'Entradas recientes',
  tags: 'Etiquetas',
  tagsLabel: 'Etiquetas:',
  allTags: 'Ver todas las etiquetas',
  archive: 'Archivo',
  archiveSubtitle: 'Todas las entradas, por año',
  archiveDescription: 'Todas las entradas de «{list}», por año: {years} ({posts})',
  readMore: 'Leer más',
  readMoreAbout: 'Leer más sobre {title}',
  postNavigation: 'Navegación entre entradas',
  newerPost: 'Entrada más reciente',
  olderPost: 'Entrada más antigua',
  listNavigation: 'Páginas de la lista',
  newerEntries: 'Más recientes',
  olderEntries: 'Más antiguas',
  posts: { one: 'Una entrada', other: '{count} entradas' },
  pages: { one: 'Una página', other: '{count} páginas' },
  taggedWith: '{posts} con la etiqueta «{tag}»',
  tagDescription: '{posts} de «{list}» con la etiqueta «{tag}»: {titles}',
  tagsDescription: 'Todas las etiquetas de «{list}»: {tags}',

  authors: 'Autores',
  allAuthors: 'Ver todos los autores',
  authorWebsite: 'Sitio web',
  authorDescription: '{posts} de {author} en «{list}»: {titles}',
  authorsDescription: 'Quiénes escriben en «{list}»: {authors}',

  readingTime: '{time} de lectura',

  boxes: { important: 'Importante', warning: 'Advertencia', details: 'Detalles' },

  series: 'Serie',
  allSeries: 'Todas las series',
  seriesPart: 'Parte {part} de {parts} de «{series}»',
  allParts: 'Todas las partes',
  previousPart: 'Anterior:',
  nextPart: 'Siguiente:',
  seriesDescription: 'La serie «{series}» ({posts}): {titles}',
  seriesListDescription: 'Las series de «{list}»: {series}',

  spoiler: 'Destripe',
  spoilerAbout: 'Destripe: {title}',
  moved: { title: 'Esta página se ha movido', newAddress: 'Nueva dirección:' },

  unlistedNotice:
    'Esta página no está listada: no aparece en listas ni búsquedas y solo la encuentra quien tiene su dirección.',
  draftNotice:
    'Borrador: solo el servidor de desarrollo muestra esta página; no se incluye al compilar.',
  scheduledNotice:
    'Programada para el {date}: hasta entonces solo la muestra el servidor de desarrollo y no se incluye al compilar.',
  unpublishedMarks: { draft: 'Borrador', scheduled: 'Programada' },

  feed: {
    subscribe: 'Suscribirse',
    instructions:
      'Este es un canal para lectores de noticias. Copia la dirección de la barra de direcciones en tu lector para recibir avisos de nuevas entradas.',
    visit: 'Leer en el sitio web',
  },

  untranslated:
    'Esta página aún no está traducida. A continuación figura el original ({language}).',
  newerOriginal: 'El original ha cambiado desde que se hizo esta traducción.',

  headingLink: 'Enlace directo al apartado',
  copyCode: 'Copiar código',
  copied: 'Copiado',
  wrapCode: 'Activar o desactivar el ajuste de línea',
  codeBlock: { showAll: 'Mostrar todas las líneas', showLess: 'Mostrar menos líneas' },
  openImage: 'Abrir la imagen a tamaño completo',
  footnotes: 'Notas al pie',
  backToReference: 'Volver al texto',
  admonitions: {
    note: 'Nota',
    tip: 'Consejo',
    info: 'Información',
    caution: 'Precaución',
    danger: 'Peligro',
  },

  markdown: {
    copy: 'Copiar como Markdown',
    copyFailed:
      'No se ha podido copiar. Abre el Markdown en una pestaña nueva, selecciónalo todo y cópialo.',
    experiment: 'Experimento: {title}',
    tryIt: 'Probarlo en la página',
    figure: 'Figura',
    figureNamed: 'Figura: {title}',
    interactive: '*Esta parte es interactiva: [abrir la página]({url}).*',
    page: 'Página: <{url}>',
    fact: '{label}: {value}',
    published: 'Publicado',
    authors: 'Por',
    allTexts:
      'Todas las páginas están también en Markdown: añade `/index.md` a la dirección. Todos los textos en un archivo: {url}',
    otherDocs: 'Otra documentación',
  },

  search: {
    open: 'Buscar',
    name: 'Buscar en este sitio',
    placeholder: '¿Qué buscas?',
    results: 'Resultados de la búsqueda',
    docs: 'Documentación',
    pages: 'Páginas',
    found: { one: '{count} resultado', other: '{count} resultados' },
    foundSoFar: { one: '{count} resultado por ahora', other: '{count} resultados por ahora' },
    searching: 'Buscando…',
    more: 'Mostrar más',
    corrected: 'No hay resultados para «{typed}». Se muestran los de «{corrected}»',
    closest: 'Ninguna sección contiene todo esto. Se muestran los resultados más cercanos',
    noResults: 'No hay resultados para «{query}»',
    tips: [
      'Prueba con menos palabras o más cortas. Basta con el principio de una palabra.',
      'Los nombres del código también se encuentran por sus partes: event listener.',
    ],
    recent: 'Búsquedas recientes',
    clearRecent: 'Borrar',
    failed: 'No se ha podido cargar la búsqueda. Comprueba la conexión e inténtalo de nuevo.',
    offline: 'No hay conexión y la búsqueda aún no está guardada en este dispositivo.',
    keys: { choose: 'seleccionar', open: 'abrir', close: 'cerrar' },
  },

  offline: {
    title: 'Leer sin conexión',
    lead: 'Cada página que abres se guarda en este dispositivo para que puedas volver a leerla sin conexión, experimentos incluidos.',
    needsScript:
      'Para guardar páginas hace falta JavaScript, que está desactivado en tu navegador. Ahora no se guarda nada.',
    areas: 'Guardar una sección entera',
    areasHint:
      'Guarda de una vez todas las páginas de una sección. Las secciones guardadas se actualizan automáticamente cuando hay conexión.',
    save: 'Guardar sin conexión',
    resume: 'Reanudar',
    update: 'Actualizar',
    stop: 'Detener',
    remove: 'Eliminar',
    actionOf: '{action}: {title}',
    size: 'unos {size}',
    progress: 'Páginas guardadas: {count} de {total}',
    complete: 'Todas las páginas están guardadas en este dispositivo',
    outdated: 'Hay una versión más reciente',
    full: 'No queda espacio en este dispositivo. Las páginas ya guardadas se pueden leer. Elimina otra sección o libera espacio y reanuda.',
    failed:
      'Sin terminar: se ha perdido la conexión o el servidor no ha respondido. Pulsa Reanudar para continuar.',
    blocked:
      'Este navegador no permite que el sitio guarde páginas en el dispositivo. Ocurre en ventanas privadas, con los datos de sitios bloqueados o en direcciones sin HTTPS.',
    savedPages: 'Páginas guardadas',
    noSavedPages:
      'Aún no hay páginas guardadas. Abre algunas cuando haya conexión y aparecerán aquí.',
    otherPages: 'Otras páginas',
    removeAll: 'Eliminar todo',
    pageNotSaved:
      'La página solicitada no está guardada en este dispositivo. Se abrirá automáticamente cuando vuelva la conexión.',
    availableOffline: 'Páginas que se pueden leer sin conexión',
    newVersion: 'Hay una nueva versión',
    reload: 'Recargar',
  },

  live: {
    result: 'Resultado del ejemplo {number}',
    consoleTitle: 'Consola',
    title: 'Ejemplo interactivo',
    edit: 'Editar',
    reset: 'Restablecer',
    stop: 'Detener',
    stuck: 'El ejemplo no responde.',
    failed: 'No se pudo cargar el editor. Comprueba la conexión e inténtalo de nuevo.',
  },

  baseline: {
    high: 'en todos los navegadores principales desde {date}',
    low: 'en todos los navegadores principales solo desde {date}',
    earlier: 'en todos los navegadores principales desde {date} o antes',
    some: 'desde {browsers}; no en {others} a fecha de {date}',
    all: 'desde {browsers}',
    none: 'en ningún navegador principal a fecha de {date}',
  },

  exercise: {
    title: 'Ejercicio',
    check: 'Comprobar',
    checking: 'Comprobando…',
    answer: 'Solución',
    showAnswer: 'Mostrar la solución',
    solved: 'Resuelto',
    passed: 'Superada',
    notPassed: 'Todavía no',
    summary: '{passed} de {total} superadas',
    timeout: 'La comprobación tardó demasiado y se detuvo. Busca un bucle que no termine nunca.',
    failed: 'No se pudo cargar la comprobación. Comprueba la conexión e inténtalo de nuevo.',
  },

  video: {
    play: 'Reproducir el vídeo: {title}',
    watch: 'Ver en {host}',
    notice: 'Se carga desde {host} al reproducirlo.',
    captions: 'Subtítulos',
  },

  comments: { title: 'Comentarios', elsewhere: 'Leer y escribir comentarios en GitHub' },

  startHere: 'Empieza aquí',
  viewAll: 'Ver todo',
}
