"""Long runs of what the tests prove in short ones (``python -m bench.soak``), and the peers we are measured beside."""
