import type { Strings } from './strings.ts'

/** No line may break before a colon or inside guillemets, so the space there is `\u00a0`. */
export const fr: Strings = {
  skipToContent: 'Aller au contenu principal',
  mainNavigation: 'Navigation principale',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  repository: 'Dépôt',
  language: 'Langues',
  toggleMenu: 'Ouvrir ou fermer le menu de navigation',
  closeMenu: 'Fermer le menu de navigation',
  menuNavigation: 'Menu de navigation',
  backToMainMenu: '← Retour au menu principal',
  close: 'Fermer',
  backToTop: 'Revenir en haut de la page',
  themeSwitch: 'Basculer entre le mode sombre et le mode clair (actuellement {mode})',
  lightMode: 'mode clair',
  darkMode: 'mode sombre',
  home: 'Accueil',
  footerNavigation: 'Pied de page',

  notFoundTitle: 'Page introuvable',
  notFoundLine1: 'Nous n’avons pas trouvé la page que vous cherchez.',
  notFoundLine2:
    'Si un autre site vous a conduit ici, veuillez signaler à son propriétaire que son lien est rompu.',

  crashTitle: 'Cette page a planté.',
  tryAgain: 'Réessayer',
  loadFailedTitle: 'Impossible de charger cette page',
  loadFailedHint:
    'Vérifiez votre connexion et réessayez. Pour revenir à la page précédente, utilisez le bouton Retour.',
  loadTimeout: 'Le serveur n’a pas répondu.',
  errorDetails: 'Détails de l’erreur',
  offlineTitle: 'Vous êtes hors connexion',
  offlineHint:
    'Cette page s’ouvrira automatiquement dès le retour de la connexion. Pour revenir à la page précédente, utilisez le bouton Retour.',
  retry: 'Réessayer',
  controlFailed: 'Le chargement a échoué. Vérifiez votre connexion et réessayez.',

  resumeReading: 'Reprendre la lecture à',
  shortcuts: 'Raccourcis clavier',
  shortcutsOn: 'Utiliser ces raccourcis',
  shortcutActions: {
    help: 'Afficher cette liste',
    search: 'Rechercher',
    theme: 'Basculer entre clair et sombre',
    next: 'Page suivante',
    previous: 'Page précédente',
    top: 'Haut de la page',
  },

  labReset: 'Réinitialiser',
  labShare: 'Copier le lien',
  labShared: 'Copié',
  labText: 'Description textuelle',
  labFailed: 'Impossible de charger cette expérience.',
  labCrashed: 'Cette expérience a planté.',
  loading: 'Chargement…',
  pageError: 'Erreur de page',

  baseUrlTitle: 'Votre site ne s’est pas chargé correctement.',
  baseUrlReason:
    'La cause la plus fréquente est une mauvaise URL de base (base dans site.config.ts).',
  baseUrlConfigured: 'URL de base actuelle\u00a0:',
  baseUrlDefault: '(valeur par défaut)',
  baseUrlSuggestion: 'URL de base suggérée\u00a0:',

  docsSidebar: 'Barre latérale de la documentation',
  breadcrumbs: 'Fil d’Ariane',
  docsPages: 'Pages de la documentation',
  previous: 'Précédent',
  next: 'Suivant',
  onThisPage: 'Sur cette page',
  editThisPage: 'Modifier cette page',
  lastUpdated: 'Dernière mise à jour le {date}',
  toggleCategory: 'Déplier ou replier la catégorie «\u00a0{label}\u00a0»',
  moreAbove: { one: '{count} autre au-dessus', other: '{count} autres au-dessus' },
  moreBelow: { one: '{count} autre en dessous', other: '{count} autres en dessous' },
  morePages: { one: '{count} autre page', other: '{count} autres pages' },
  moreCategories: { one: '{count} autre catégorie', other: '{count} autres catégories' },
  versions: 'Versions',
  versionBadge: 'Version\u00a0: {label}',
  versionUnreleased: 'Voici la documentation de {title} {label}, version pas encore publiée.',
  versionUnmaintained:
    'Voici la documentation de {title} {label}, version qui n’est plus activement maintenue.',
  versionAdvice: 'Pour une documentation à jour, consultez la',
  versionLatest: 'dernière version ({label})',

  relatedPages: 'Pages associées',
  docsMap: 'Carte des connaissances',
  mapRequires:
    'Les flèches vont d’une page vers celles qui s’appuient sur elle. Plus une page est bas, plus elle demande de connaissances préalables.',
  mapLinks:
    'Les pointillés montrent les liens d’une page vers d’autres. Survolez une page, ou sélectionnez-la avec Tab, pour les voir.',
  readingPaths: 'Choisir un parcours',
  noReadingPath: 'Aucun parcours',
  readFirst: 'À lire d’abord\u00a0: ',
  pageRead: 'Lue',
  readHint: 'Les pages lues jusqu’au bout sont marquées. L’historique reste dans ce navigateur.',
  readCount: 'Pages lues\u00a0: {count} sur {total}. L’historique reste dans ce navigateur.',
  clearRead: 'Effacer l’historique de lecture',

  postsSidebar: 'Navigation des articles récents',
  recentPosts: 'Articles récents',
  tags: 'Étiquettes',
  tagsLabel: 'Étiquettes\u00a0:',
  allTags: 'Voir toutes les étiquettes',
  archive: 'Archives',
  archiveSubtitle: 'Tous les articles, par année',
  archiveDescription:
    'Tous les articles de «\u00a0{list}\u00a0», par année\u00a0: {years} ({posts})',
  readMore: 'Lire la suite',
  readMoreAbout: 'Lire la suite\u00a0: {title}',
  postNavigation: 'Navigation entre les articles',
  newerPost: 'Article plus récent',
  olderPost: 'Article plus ancien',
  listNavigation: 'Pages de la liste',
  newerEntries: 'Plus récents',
  olderEntries: 'Plus anciens',
  posts: { one: '{count} article', other: '{count} articles' },
  pages: { one: '{count} page', other: '{count} pages' },
  taggedWith: '{posts} avec l’étiquette «\u00a0{tag}\u00a0»',
  tagDescription:
    '{posts} de «\u00a0{list}\u00a0» avec l’étiquette «\u00a0{tag}\u00a0»\u00a0: {titles}',
  tagsDescription: 'Toutes les étiquettes de «\u00a0{list}\u00a0»\u00a0: {tags}',

  authors: 'Auteurs',
  allAuthors: 'Voir tous les auteurs',
  authorWebsite: 'Site web',
  authorDescription: '{posts} de {author} dans «\u00a0{list}\u00a0»\u00a0: {titles}',
  authorsDescription: 'Les auteurs de «\u00a0{list}\u00a0»\u00a0: {authors}',

  readingTime: '{time} de lecture',

  boxes: { important: 'Important', warning: 'Avertissement', details: 'Détails' },

  series: 'Série',
  allSeries: 'Toutes les séries',
  seriesPart: 'Partie {part} sur {parts} de «\u00a0{series}\u00a0»',
  allParts: 'Toutes les parties',
  previousPart: 'Précédente\u00a0:',
  nextPart: 'Suivante\u00a0:',
  seriesDescription: 'La série «\u00a0{series}\u00a0» ({posts})\u00a0: {titles}',
  seriesListDescription: 'Les séries de «\u00a0{list}\u00a0»\u00a0: {series}',

  spoiler: 'Divulgâcheur',
  spoilerAbout: 'Divulgâcheur\u00a0: {title}',
  moved: { title: 'Cette page a changé d’adresse', newAddress: 'Nouvelle adresse\u00a0:' },

  unlistedNotice:
    'Cette page n’est pas répertoriée\u00a0: elle n’apparaît dans aucune liste ni recherche, seules les personnes qui ont son adresse la trouvent.',
  draftNotice:
    'Brouillon\u00a0: seul le serveur de développement affiche cette page, elle est absente des builds.',
  scheduledNotice:
    'Publication prévue le {date}\u00a0: d’ici là, seul le serveur de développement affiche cette page, absente des builds.',
  unpublishedMarks: { draft: 'Brouillon', scheduled: 'Programmée' },

  feed: {
    subscribe: 'S’abonner',
    instructions:
      'Ceci est un flux destiné aux lecteurs de flux. Copiez l’adresse de la barre d’adresse dans le vôtre pour être averti des nouveaux articles.',
    visit: 'Lire sur le site',
  },

  untranslated: 'Cette page n’est pas encore traduite. Voici le texte d’origine ({language}).',
  newerOriginal: 'Le texte d’origine a changé depuis cette traduction.',

  headingLink: 'Lien direct vers ce titre',
  copyCode: 'Copier le code',
  copied: 'Copié',
  wrapCode: 'Activer ou désactiver le retour à la ligne',
  codeBlock: { showAll: 'Afficher toutes les lignes', showLess: 'Afficher moins de lignes' },
  openImage: 'Ouvrir l’image en taille réelle',
  footnotes: 'Notes de bas de page',
  backToReference: 'Retour au texte',
  admonitions: {
    note: 'Remarque',
    tip: 'Astuce',
    info: 'Information',
    caution: 'Attention',
    danger: 'Danger',
  },

  markdown: {
    copy: 'Copier en Markdown',
    copyFailed:
      'La copie a échoué. Ouvrez le Markdown dans un nouvel onglet, sélectionnez tout, puis copiez.',
    experiment: 'Expérience\u00a0: {title}',
    tryIt: 'Essayer sur la page',
    figure: 'Illustration',
    figureNamed: 'Illustration\u00a0: {title}',
    interactive: '*Cette partie est interactive\u00a0: [ouvrir la page]({url}).*',
    page: 'Page\u00a0: <{url}>',
    fact: '{label}\u00a0: {value}',
    published: 'Publié',
    authors: 'Par',
    allTexts:
      'Chaque page existe aussi en Markdown\u00a0: ajoutez `/index.md` à son adresse. Tous les textes en un fichier\u00a0: {url}',
    otherDocs: 'Autres pages de documentation',
  },

  search: {
    open: 'Rechercher',
    name: 'Rechercher sur ce site',
    placeholder: 'Que cherchez-vous\u00a0?',
    results: 'Résultats de recherche',
    docs: 'Documentation',
    pages: 'Autres pages',
    found: { one: '{count} résultat', other: '{count} résultats' },
    foundSoFar: {
      one: '{count} résultat pour l’instant',
      other: '{count} résultats pour l’instant',
    },
    searching: 'Recherche en cours…',
    more: 'Afficher plus',
    corrected:
      'Aucun résultat pour «\u00a0{typed}\u00a0». Résultats affichés pour «\u00a0{corrected}\u00a0»',
    closest: 'Aucune section ne contient tout cela. Résultats les plus proches affichés',
    noResults: 'Aucun résultat pour «\u00a0{query}\u00a0»',
    tips: [
      'Essayez avec moins de mots ou des mots plus courts. Le début d’un mot suffit.',
      'Les noms dans le code se trouvent aussi par leurs parties\u00a0: event listener.',
    ],
    recent: 'Recherches récentes',
    clearRecent: 'Effacer',
    failed: 'Impossible de charger la recherche. Vérifiez votre connexion et réessayez.',
    offline:
      'Vous êtes hors connexion et la recherche n’est pas encore enregistrée sur cet appareil.',
    keys: { choose: 'choisir', open: 'ouvrir', close: 'fermer' },
  },

  offline: {
    title: 'Lire hors connexion',
    lead: 'Chaque page que vous ouvrez est enregistrée sur cet appareil\u00a0: vous pourrez la relire sans connexion, expériences comprises.',
    needsScript:
      'L’enregistrement des pages nécessite JavaScript, désactivé dans votre navigateur. Rien n’est enregistré pour l’instant.',
    areas: 'Enregistrer une section entière',
    areasHint:
      'Enregistrez toutes les pages d’une section en une fois. Les sections enregistrées se mettent à jour automatiquement quand vous êtes en ligne.',
    save: 'Enregistrer hors connexion',
    resume: 'Reprendre',
    update: 'Mettre à jour',
    stop: 'Arrêter',
    remove: 'Supprimer',
    actionOf: '{action}\u00a0: {title}',
    size: 'environ {size}',
    progress: 'Pages enregistrées\u00a0: {count} sur {total}',
    complete: 'Toutes les pages sont enregistrées sur cet appareil',
    outdated: 'Une version plus récente est disponible',
    full: 'Cet appareil n’a plus d’espace de stockage. Les pages déjà enregistrées restent lisibles. Supprimez une autre section ou libérez de l’espace, puis reprenez.',
    failed:
      'Enregistrement inachevé\u00a0: la connexion a été perdue ou le serveur n’a pas répondu. Choisissez Reprendre pour continuer.',
    blocked:
      'Ce navigateur n’autorise pas le site à enregistrer des pages sur cet appareil. C’est le cas des fenêtres privées, quand les données de site sont bloquées ou quand l’adresse n’est pas en HTTPS.',
    savedPages: 'Pages enregistrées',
    noSavedPages:
      'Aucune page enregistrée. Ouvrez des pages quand vous êtes en ligne\u00a0: elles apparaîtront ici.',
    otherPages: 'Autres pages',
    removeAll: 'Tout supprimer',
    pageNotSaved:
      'La page demandée n’est pas enregistrée sur cet appareil. Elle s’ouvrira automatiquement dès le retour de la connexion.',
    availableOffline: 'Pages lisibles hors connexion',
    newVersion: 'Une nouvelle version est disponible',
    reload: 'Recharger',
  },

  live: {
    result: 'Résultat de l’exemple {number}',
    consoleTitle: 'Console',
    title: 'Exemple interactif',
    edit: 'Modifier',
    reset: 'Réinitialiser',
    stop: 'Arrêter',
    stuck: 'L’exemple ne répond pas.',
    failed: 'Impossible de charger l’éditeur. Vérifiez votre connexion, puis réessayez.',
  },

  baseline: {
    high: 'dans tous les grands navigateurs depuis {date}',
    low: 'dans tous les grands navigateurs depuis {date} seulement',
    earlier: 'dans tous les grands navigateurs depuis {date} ou plus tôt',
    some: 'depuis {browsers}, absent de {others} en {date}',
    all: 'depuis {browsers}',
    none: 'dans aucun grand navigateur en {date}',
  },

  exercise: {
    title: 'Exercice',
    check: 'Vérifier',
    checking: 'Vérification…',
    answer: 'Solution',
    showAnswer: 'Afficher la solution',
    solved: 'Résolu',
    passed: 'Réussi',
    notPassed: 'Pas encore',
    summary: '{passed} sur {total} réussis',
    timeout:
      'La vérification a duré trop longtemps et a été arrêtée. Cherchez une boucle qui ne finit jamais.',
    failed: 'Impossible de charger la vérification. Vérifiez votre connexion, puis réessayez.',
  },

  video: {
    play: 'Lire la vidéo : {title}',
    watch: 'Regarder sur {host}',
    notice: 'Chargée depuis {host} au moment de la lecture.',
    captions: 'Sous-titres',
  },

  comments: { title: 'Commentaires', elsewhere: 'Lire et écrire des commentaires sur GitHub' },

  startHere: 'Pour commencer',
  viewAll: 'Tout voir',
}
