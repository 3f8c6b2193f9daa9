"""Learning the evaluation of a game from games against itself: `python -m saqqara.learning GAME`. Not used at run time."""
