// Imported for its effect, before whatever reads a text: texts are read when their modules are run.
localStorage.setItem('language', 'de');
