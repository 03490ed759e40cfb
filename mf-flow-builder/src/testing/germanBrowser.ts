// Imported for its effect, before any text is read: texts are read when their modules are evaluated.
localStorage.setItem('language', 'de');
