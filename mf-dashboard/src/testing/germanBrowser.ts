// Must be imported before other modules, because they read their texts when they are evaluated.
localStorage.setItem('language', 'de');
